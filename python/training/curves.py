"""The curve of a fit as a picture: how the held-out loss falls with what was learned, beside the hand evaluation."""

from __future__ import annotations

from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 300, 56, 34, 16, 40
COLOURS = {2: "#a4561a", 3: "#2c6e63", 4: "#4a4a8c"}


def draw(game: str, curve: list[dict[str, float]], path: Path) -> None:
    """One line for each number of seats, and a dashed one for what the hand evaluation has."""
    seats = [it for it in COLOURS if f"loss{it}" in curve[-1]]
    values = [point[f"{name}{it}"] for point in curve for it in seats for name in ("loss", "hand")]
    low, high = min(values) - 0.02, min(max(values), max(curve[-1][f"hand{it}"] for it in seats) + 0.15)
    most = curve[-1]["rows"]
    x = lambda rows: LEFT + (WIDTH - LEFT - RIGHT) * rows / most  # noqa: E731
    y = lambda loss: TOP + (HEIGHT - TOP - BOTTOM) * (high - min(loss, high)) / (high - low)  # noqa: E731
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="20" font-size="14" fill="#222">{game.capitalize()}: log loss of the winner, held-out games</text>',
    ]
    for step in range(5):
        loss = low + (high - low) * step / 4
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(loss):.1f}" y2="{y(loss):.1f}" stroke="#ddd5c4"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(loss) + 4:.1f}" text-anchor="end" fill="#555">{loss:.2f}</text>')
        rows = most * step / 4
        parts.append(f'<text x="{x(rows):.1f}" y="{HEIGHT - 20}" text-anchor="middle" fill="#555">{rows / 1000:.0f}k</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 4}" text-anchor="middle" fill="#555">rows learned</text>')
    for it in seats:
        points = " ".join(f"{x(point['rows']):.1f},{y(point[f'loss{it}']):.1f}" for point in curve)
        hand = y(curve[-1][f"hand{it}"])
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[it]}" stroke-width="2"/>')
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{hand:.1f}" y2="{hand:.1f}" stroke="{COLOURS[it]}" stroke-dasharray="4 4"/>'
        )
        place = WIDTH - RIGHT - 4
        parts.append(f'<text x="{place}" y="{hand - 4:.1f}" text-anchor="end" fill="{COLOURS[it]}">{it} seats, by hand</text>')
        last = y(curve[-1][f"loss{it}"])
        parts.append(f'<text x="{place}" y="{last + 14:.1f}" text-anchor="end" fill="{COLOURS[it]}">{it} seats, net</text>')
    path.write_text("\n".join([*parts, "</svg>", ""]))
