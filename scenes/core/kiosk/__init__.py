"""What the owner of an unattended machine allows, which every scene keeps to."""
