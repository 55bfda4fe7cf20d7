#!/bin/bash
# Starts Croakade from the menu of a handheld with PortMaster.

XDG_DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
for controlfolder in /opt/system/Tools/PortMaster /opt/tools/PortMaster \
    "$XDG_DATA_HOME/PortMaster" /roms/ports/PortMaster; do
    [ -d "$controlfolder" ] && break
done
source "$controlfolder/control.txt"
[ -f "$controlfolder/mod_$CFW_NAME.txt" ] && source "$controlfolder/mod_$CFW_NAME.txt"
get_controls

folder=/$directory/ports/croakade
cd "$folder" || exit 1
export CROAKADE_HOME="$folder/home"
export SDL_GAMECONTROLLERCONFIG="$sdl_controllerconfig"
./program/croakade --profile launcher > "$folder/log.txt" 2>&1
pm_finish
