// Zoom and pan of a pane. The content always covers its frame.
export interface PaneView {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export const mostZoom = 5;

export function clampView(view: PaneView, size: Size): PaneView {
  const scale = Math.min(mostZoom, Math.max(1, view.scale));
  const clamp = (value: number, length: number) => Math.min(0, Math.max(length - length * scale, value));
  return { scale, x: clamp(view.x, size.width), y: clamp(view.y, size.height) };
}

/** Zooms by a factor and keeps the content under `point` in place. */
export function zoomAt(view: PaneView, factor: number, point: { x: number; y: number }, size: Size): PaneView {
  const scale = Math.min(mostZoom, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, size);
}
