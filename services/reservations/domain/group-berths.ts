import type { RemovalRule } from '../../../contracts/berths/vocabulary.js';

/** A berth by its place on a pier. */
export interface PierBerth {
  readonly id: string;
  readonly pier_id: string;
  readonly pier_name: string;
  readonly number: number;
  /** Metres. */
  readonly length: number;
}

export interface GroupBoat {
  /** Metres. */
  readonly length: number;
  /** A berth that staff chose; the boat keeps it. */
  readonly berth_id?: string | undefined;
}

/** Why a boat cannot have a berth; null: it can. */
export type Refused = (boat: number, berth_id: string) => RemovalRule | null;

interface Pier {
  readonly pier_id: string;
  readonly pier_name: string;
  /** By number. */
  readonly berths: readonly PierBerth[];
}

interface Together {
  /** The berth of each boat that has one. */
  readonly berths: ReadonlyMap<number, string>;
  /** Berth places between the first and the last of them. */
  readonly span: number;
}

export interface GroupPlaces {
  /** The berth of each boat that has one, by the boat's place in the list. */
  readonly berths: ReadonlyMap<number, string>;
  /** How many of the boats each pier could take alone, the most first. */
  readonly piers: readonly { readonly pier_id: string; readonly pier_name: string; readonly boats: number }[];
}

/**
 * Berths next to and facing each other for several boats: on one pier if one has room for all, and as close together as
 * the sizes of the boats allow; otherwise on as few piers as possible. Berths face each other as their numbers follow:
 * 11 and 12 lie across. Deterministic.
 * @param wanted the pier that staff would rather have
 */
export function berthsTogether(
  boats: readonly GroupBoat[],
  berths: readonly PierBerth[],
  refused: Refused,
  wanted?: string,
): GroupPlaces {
  const chosen = new Set(boats.flatMap(({ berth_id }) => berth_id ?? []));
  const piers = piersOf(berths.filter(({ id }) => !chosen.has(id)));
  const placed = new Map<number, string>();
  const every = boats.flatMap(({ berth_id }, boat) => (berth_id === undefined ? [boat] : []));
  const roomOf = (pier: Pier, left: readonly number[]) => matched(left, pier.berths, boats, refused).size;
  const room = piers
    .map((pier) => ({ pier, boats: roomOf(pier, every) }))
    .filter((one) => one.boats > 0)
    .sort((one, other) => other.boats - one.boats);
  let left = every;
  const open = new Set(piers);
  while (left.length > 0 && open.size > 0) {
    const best = bestPier([...open], left, boats, refused, placed.size === 0 ? wanted : undefined);
    if (best === null) break;
    open.delete(best.pier);
    for (const [boat, berth] of best.together.berths) placed.set(boat, berth);
    left = left.filter((boat) => !placed.has(boat));
  }
  return {
    berths: placed,
    piers: room.map(({ pier: { pier_id, pier_name }, boats: count }) => ({ pier_id, pier_name, boats: count })),
  };
}

/** The rule that keeps a boat out of most berths; null: there are no berths, or one is free. */
export function commonestRule(boat: number, berths: readonly PierBerth[], refused: Refused): RemovalRule | null {
  const counts = new Map<RemovalRule, number>();
  for (const { id } of berths) {
    const rule = refused(boat, id);
    if (rule !== null) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function piersOf(berths: readonly PierBerth[]): Pier[] {
  const piers = new Map<string, PierBerth[]>();
  for (const berth of berths) piers.set(berth.pier_id, [...(piers.get(berth.pier_id) ?? []), berth]);
  return [...piers.values()].map((some) => {
    const sorted = some.sort((one, other) => one.number - other.number);
    return { pier_id: sorted[0]?.pier_id ?? '', pier_name: sorted[0]?.pier_name ?? '', berths: sorted };
  });
}

/** The pier that takes most of the boats, in the shortest stretch; the wanted one, if it takes any. */
function bestPier(
  piers: readonly Pier[],
  left: readonly number[],
  boats: readonly GroupBoat[],
  refused: Refused,
  wanted: string | undefined,
): { readonly pier: Pier; readonly together: Together } | null {
  let best: { pier: Pier; together: Together } | null = null;
  for (const pier of piers) {
    const together = stretchOn(pier, left, boats, refused);
    if (together.berths.size === 0) continue;
    if (pier.pier_id === wanted) return { pier, together };
    const more = together.berths.size - (best?.together.berths.size ?? 0);
    if (more > 0 || (more === 0 && together.span < (best?.together.span ?? 0))) best = { pier, together };
  }
  return best;
}

/** The shortest stretch of a pier that takes as many of the boats as the whole pier. */
function stretchOn({ berths }: Pier, left: readonly number[], boats: readonly GroupBoat[], refused: Refused): Together {
  const all = matched(left, berths, boats, refused);
  const most = all.size;
  if (most === 0) return { berths: all, span: 0 };
  let best: Together | null = null;
  for (let from = 0; from + most <= berths.length; from += 1) {
    for (let to = from + most; to <= berths.length; to += 1) {
      const span = placeOf(berths[to - 1]) - placeOf(berths[from]);
      if (best !== null && span >= best.span) break;
      const some = matched(left, berths.slice(from, to), boats, refused);
      if (some.size < most) continue;
      best = { berths: some, span };
      break;
    }
  }
  return best ?? { berths: all, span: Infinity };
}

/** Berths 11 and 12 are at one place of the pier, across from each other. */
const placeOf = (berth: PierBerth | undefined): number => Math.ceil((berth?.number ?? 0) / 2);

/**
 * Gives as many boats as possible one berth each, the largest first and each the berth of which it leaves least, unless
 * another boat then gets none (Kuhn's augmenting paths).
 */
function matched(
  left: readonly number[],
  berths: readonly PierBerth[],
  boats: readonly GroupBoat[],
  refused: Refused,
): Map<number, string> {
  const lengthOf = (boat: number) => boats[boat]?.length ?? 0;
  const order = [...left].sort((one, other) => lengthOf(other) - lengthOf(one) || one - other);
  const sorted = [...berths].sort((one, other) => one.length - other.length || one.number - other.number);
  const fits = new Map(left.map((boat) => [boat, sorted.filter(({ id }) => refused(boat, id) === null)]));
  const boatIn = new Map<string, number>();
  const settle = (boat: number, seen: Set<string>): boolean => {
    const some = fits.get(boat) ?? [];
    const free = some.find(({ id }) => !boatIn.has(id) && !seen.has(id));
    if (free !== undefined) {
      boatIn.set(free.id, boat);
      return true;
    }
    for (const { id } of some) {
      if (seen.has(id)) continue;
      seen.add(id);
      const there = boatIn.get(id);
      if (there !== undefined && !settle(there, seen)) continue;
      boatIn.set(id, boat);
      return true;
    }
    return false;
  };
  for (const boat of order) settle(boat, new Set());
  return new Map([...boatIn].map(([berth, boat]) => [boat, berth]));
}
