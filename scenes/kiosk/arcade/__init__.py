"""What an arcade cabinet has beside a kiosk: coins and lamps."""
