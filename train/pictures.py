"""The look of the pictures in the documents: thin lines, grey words, a transparent ground, readable on light and dark
pages. Needs Debian's python3-matplotlib."""

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

COLOURS = ("#b3541e", "#2b6ca3", "#4f7d3a")
matplotlib.rcParams.update({
    "font.size": 9,
    "svg.hashsalt": "drover",  # equal data give equal files
    **{name: "#777" for name in ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")},
})


def panels(titles, width, height):
    """A figure, and a panel with grid lines for each title."""
    figure, axes = plt.subplots(1, len(titles), figsize=(width, height), squeeze=False)
    for panel, title in zip(axes[0], titles):
        panel.set_title(title, loc="left", fontweight="bold")
        panel.spines[["top", "right"]].set_visible(False)
        panel.grid(alpha=0.25)
    return figure, axes[0]


def save(figure, path):
    figure.tight_layout()
    figure.savefig(path, transparent=True, metadata={"Date": None} if path.endswith(".svg") else None)
