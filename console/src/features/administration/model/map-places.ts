/** A circle of the map in pixels of its drawing. */
export interface Circle {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: string;
}

export interface Placed extends Circle {
  /** Left edge and base line of the label; null: it has no room. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** The radius of the largest circle, and of the smallest one that can still be hit. */
const LARGEST = 15;
const SMALLEST = 4;
/** An average letter and the height of a line, in pixels. */
const LETTER = 6;
const LINE = 14;

/** The area of a circle follows its count. */
export function radiusOf(count: number, most: number): number {
  return most === 0 ? SMALLEST : Math.max(SMALLEST, LARGEST * Math.sqrt(count / most));
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Gives labels to circles, largest first, where they cover neither another label nor another circle, nor leave the map. */
export function withLabels(
  circles: readonly Circle[],
  size: { readonly width: number; readonly height: number },
): Placed[] {
  const taken: Box[] = [];
  const boxOf = ({ x, y, radius }: Circle): Box => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  });
  const order = [...circles].sort((one, other) => other.radius - one.radius);
  return order.map((circle) => {
    const width = circle.label.length * LETTER;
    const lefts = [circle.x + circle.radius + 4, circle.x - circle.radius - 4 - width];
    for (const left of lefts) {
      const box = { left, top: circle.y - LINE / 2, right: left + width, bottom: circle.y + LINE / 2 };
      const inside = box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      const free = !taken.some((other) => meet(box, other));
      const clear = circles.every((other) => other.id === circle.id || !meet(box, boxOf(other)));
      if (!inside || !free || !clear) continue;
      taken.push(box);
      return { ...circle, at: { x: left, y: circle.y + 4 } };
    }
    return { ...circle, at: null };
  });
}
