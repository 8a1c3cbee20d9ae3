"""Draws what a command prints as an SVG picture of a terminal:

    terminal_svg.py [--columns N] 'shown command' program args... > picture.svg

With --columns the command runs in a real terminal of that width, else in a pipe."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from xml.sax.saxutils import escape

COLUMN, LINE, MARGIN = 8.4, 19, 14


def spans(line):
    """The line cut at bold and dim marks: (text, style)."""
    style = ""
    for piece in re.split(r"(\x1b\[\d+m)", line):
        mark = re.fullmatch(r"\x1b\[(\d+)m", piece)
        if mark:
            style = {"1": "bold", "2": "dim"}.get(mark[1], "")
        elif piece:
            yield piece, style


def picture(lines, columns=None):
    width = (columns or max(len(re.sub(r"\x1b\[\d+m", "", line)) for line in lines)) * COLUMN + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}" '
           'role="img" font-family="ui-monospace, DejaVu Sans Mono, monospace" font-size="14">')
    yield f'<rect width="100%" height="100%" rx="8" fill="#16191d"/><style>.bold{{font-weight:bold;fill:#ffd479}}.dim{{fill:#8a929c}}</style>'
    for i, line in enumerate(lines):
        inner = "".join(f'<tspan class="{style}">{escape(text)}</tspan>' if style else escape(text) for text, style in spans(line))
        yield f'<text x="{MARGIN}" y="{MARGIN + 14 + i * LINE}" fill="#e6e6e6" xml:space="preserve">{inner}</text>'
    yield "</svg>"


def seen_in_terminal(command, columns):
    """What the command shows in a terminal of so many columns; messages are left out."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 200, columns, 0, 0))
    child = subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, env={**os.environ, "TERM": "xterm", "PAGER": "cat"})
    os.close(theirs)
    text = b""
    while True:
        try:
            more = os.read(ours, 65536)
        except OSError:
            break
        if not more:
            break
        text += more
    if child.wait() != 0:
        sys.exit(f"{' '.join(command)}: exit {child.returncode}")
    return text.decode().replace("\r\n", "\n")


def main():
    words = sys.argv[1:]
    columns = int(words[1]) if words[0] == "--columns" else None
    shown, *command = words[2:] if columns else words
    text = seen_in_terminal(command, columns) if columns else subprocess.run(command, capture_output=True, text=True, check=True).stdout
    print("\n".join(picture([f"$ {shown}"] + text.rstrip("\n").split("\n"), columns)))


if __name__ == "__main__":
    main()
