"""Draws what a command prints as an SVG picture of a terminal: terminal_svg.py 'shown command' program args... > picture.svg"""

import re
import subprocess
import sys
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


def picture(lines):
    width = max(len(re.sub(r"\x1b\[\d+m", "", line)) for line in lines) * COLUMN + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}" '
           'role="img" font-family="ui-monospace, DejaVu Sans Mono, monospace" font-size="14">')
    yield f'<rect width="100%" height="100%" rx="8" fill="#16191d"/><style>.bold{{font-weight:bold;fill:#ffd479}}.dim{{fill:#8a929c}}</style>'
    for i, line in enumerate(lines):
        inner = "".join(f'<tspan class="{style}">{escape(text)}</tspan>' if style else escape(text) for text, style in spans(line))
        yield f'<text x="{MARGIN}" y="{MARGIN + 14 + i * LINE}" fill="#e6e6e6" xml:space="preserve">{inner}</text>'
    yield "</svg>"


def main():
    shown, command = sys.argv[1], sys.argv[2:]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    print("\n".join(picture([f"$ {shown}"] + text.rstrip("\n").split("\n"))))


if __name__ == "__main__":
    main()
