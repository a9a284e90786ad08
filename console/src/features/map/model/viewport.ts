import type { Box, Point } from '../../../../../contracts/berths/rules/harbour-layout.js';

/** Pixels of a metre, and where the map's origin lies on the screen. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Free pixels around the harbour when all of it is shown. */
const MARGIN = 36;
const LEAST_SCALE = 0.05;
const MOST_SCALE = 60;
/** A metre is not drawn larger than this when the whole harbour is shown. */
const COMFORTABLE = 8;

/** Shows the whole box in the middle of the screen. */
export function fitting(box: Box, { width, height }: ScreenSize): Viewport {
  const breadth = Math.max(1, box.right - box.left);
  const depth = Math.max(1, box.bottom - box.top);
  const free = { width: Math.max(40, width - 2 * MARGIN), height: Math.max(40, height - 2 * MARGIN) };
  const scale = Math.min(COMFORTABLE, Math.max(LEAST_SCALE, Math.min(free.width / breadth, free.height / depth)));
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Changes the scale while the point of the map under `at` (pixels) stays where it is. */
export function zoomed(view: Viewport, factor: number, at: Point): Viewport {
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export function panned(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Moves the map as little as possible, so that a point of it is on the screen with some space around. */
export function showing(view: Viewport, point: Point, { width, height }: ScreenSize): Viewport {
  const space = Math.min(60, width / 4, height / 4);
  const { x, y } = onScreen(view, point);
  const shift = (value: number, end: number) => Math.max(0, space - value) - Math.max(0, value - (end - space));
  return panned(view, shift(x, width), shift(y, height));
}

export function onScreen({ scale, x, y }: Viewport, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

export function onMap({ scale, x, y }: Viewport, pixel: Point): Point {
  return { x: (pixel.x - x) / scale, y: (pixel.y - y) / scale };
}

/** The part of the map on the screen. */
export function visibleBox(view: Viewport, { width, height }: ScreenSize): Box {
  const first = onMap(view, { x: 0, y: 0 });
  const last = onMap(view, { x: width, y: height });
  return { left: first.x, top: first.y, right: last.x, bottom: last.y };
}

/** A round length in metres for the scale bar, 60 to 150 pixels long. */
export function scaleBar(scale: number): { readonly metres: number; readonly pixels: number } {
  const wanted = 150 / scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= wanted) ?? power;
  return { metres, pixels: metres * scale };
}
