interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Pixels between the card, the bar and the frame. */
const GAP = 10;

/**
 * Where a card stands in a frame so that it does not cover a bar: below it, above it, at its right or at its left, the
 * first of these with room. Without room on any side it covers as little of the bar as the frame allows.
 */
export function cardPlace(bar: Place & Size, card: Size, frame: Size): Place {
  const within = (at: number, room: number, size: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const along = within(bar.left + bar.width - card.width / 3, frame.width, card.width);
  const below = bar.top + bar.height + GAP;
  if (below + card.height + GAP <= frame.height) return { left: along, top: below };
  const above = bar.top - card.height - GAP;
  if (above >= GAP) return { left: along, top: above };
  const top = within(below - card.height / 2, frame.height, card.height);
  const right = bar.left + bar.width + GAP;
  if (right + card.width + GAP <= frame.width) return { left: right, top };
  return { left: within(bar.left - card.width - GAP, frame.width, card.width), top };
}
