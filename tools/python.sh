#!/bin/sh
# Run the given script with a Python that can carry the project: the one of .venv once it
# exists, else the first suitable one on PATH. Says in one sentence what is missing.
here=$(dirname "$0")
venv="$here/../.venv/bin/python"
[ -x "$venv" ] && [ -f "$here/../.venv/pyvenv.cfg" ] && exec "$venv" "$@"

found=""
for name in python3.11 python3.12 python3.13 python3.14 python3 python; do
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
    "$name" -c 'import ensurepip, venv' >/dev/null 2>&1 && exec "$name" "$@"
    found="${found:-$name}"
done
if [ -n "$found" ]; then
    echo "$found has no venv module: install it (on Debian and Ubuntu: the package $found-venv) and try again." >&2
else
    echo "Python 3.11 or newer is needed and was not found on PATH: install it and try again." >&2
fi
exit 1
