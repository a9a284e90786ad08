import type { GroupBerths } from '../../../../../contracts/reservations/group.js';

export type Slot = GroupBerths['berths'][number];

/** A pier as it is drawn: berths with an even number on the far side, odd ones on the near side, across from each other. */
export interface DrawnPier {
  readonly pier_id: string;
  readonly pier_name: string;
  /** From left to right; null: there is no berth. */
  readonly far: readonly (Slot | null)[];
  readonly near: readonly (Slot | null)[];
}

export function drawnPiers(berths: readonly Slot[]): DrawnPier[] {
  const piers = new Map<string, Slot[]>();
  for (const berth of berths) piers.set(berth.pier_id, [...(piers.get(berth.pier_id) ?? []), berth]);
  return [...piers.values()].map((slots) => {
    const columns = slots.map(({ place }) => Math.ceil(place / 2));
    const [first, last] = [Math.min(...columns), Math.max(...columns)];
    const at = (column: number, even: boolean) =>
      slots.find(({ place }) => Math.ceil(place / 2) === column && (place % 2 === 0) === even) ?? null;
    const along = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return {
      pier_id: slots[0]?.pier_id ?? '',
      pier_name: slots[0]?.pier_name ?? '',
      far: along.map((column) => at(column, true)),
      near: along.map((column) => at(column, false)),
    };
  });
}

/** Columns that are drawn beyond the boats of the group, so that one sees where on the pier they lie. */
const BESIDE = 2;

/** The berths around those of the group, on each pier where it has boats. */
export function around(berths: readonly Slot[], berth_ids: ReadonlySet<string>): Slot[] {
  const columnOf = ({ place }: Slot) => Math.ceil(place / 2);
  const spans = new Map<string, { least: number; most: number }>();
  for (const berth of berths) {
    if (!berth_ids.has(berth.id)) continue;
    const { least, most } = spans.get(berth.pier_id) ?? { least: Infinity, most: -Infinity };
    const at = columnOf(berth);
    spans.set(berth.pier_id, { least: Math.min(least, at), most: Math.max(most, at) });
  }
  return berths.filter((berth) => {
    const span = spans.get(berth.pier_id);
    return span !== undefined && columnOf(berth) >= span.least - BESIDE && columnOf(berth) <= span.most + BESIDE;
  });
}

/** The metres that each column takes: those of the wider of its two berths. */
export function columnWidths({ far, near }: DrawnPier): number[] {
  return far.map((slot, at) => Math.max(slot?.beam ?? 0, near[at]?.beam ?? 0));
}

/** The berth beside another one, or across from it; null: there is none. */
export function besideSlot(
  piers: readonly DrawnPier[],
  berth_id: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): Slot | null {
  for (const { far, near } of piers) {
    for (const [side, across] of [
      [far, near],
      [near, far],
    ] as const) {
      const at = side.findIndex((slot) => slot?.id === berth_id);
      if (at < 0) continue;
      if (key === 'ArrowUp' || key === 'ArrowDown') return across[at] ?? null;
      return key === 'ArrowLeft'
        ? (side.slice(0, at).findLast((slot) => slot !== null) ?? null)
        : (side.slice(at + 1).find((slot) => slot !== null) ?? null);
    }
  }
  return null;
}
