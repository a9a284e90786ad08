import type { BerthChoice, Match } from '../../../../contracts/berths/matches.js';
import { belowMinimum, type BerthMinimums } from '../../../../contracts/berths/rules/boat-fit.js';
import { type MinimumRule, type RemovalRule, removalRules } from '../../../../contracts/berths/vocabulary.js';
import type { SeenThere } from '../../../../contracts/vocabulary/seen-there.js';

/** Rules for ranking, ordering and searching berths (spec 1 §5). */

export type RankReason =
  | { readonly code: 'snuggest' | 'noRoom' }
  | { readonly code: 'longer' | 'wider' | 'deeper'; readonly than: string; readonly metres: number }
  | { readonly code: 'sameSize'; readonly than: string }
  | { readonly code: 'extends'; readonly count: number }
  | { readonly code: 'residentAway'; readonly boat: string | null }
  /** `due`: the day on which that boat should have left. */
  | { readonly code: 'stillThere'; readonly boat: string | null; readonly due: string }
  /** A dock walk saw an unexpected boat in the berth. */
  | { readonly code: 'seenThere'; readonly boat: string | null; readonly seen: SeenThere };

/** `+0.20 m`: the room that is left of a berth's measure. */
export function spareText(spare: number, metres: (value: number) => string): string {
  return `${spare > 0 ? '+' : ''}${metres(spare)}`;
}

const centimetres = (metres: number): number => Math.round(metres * 100);
const more = (one: number, other: number): number => (centimetres(one) - centimetres(other)) / 100;

/**
 * Reasons for the rank of a candidate. The plan ranks the snuggest berth first: it compares length, then beam, depth,
 * pier and number. Berths that extend over their neighbours come last, after them those in which a boat still lies.
 */
export function rankReasons(match: Match, before: Match | null): RankReason[] {
  const reasons: RankReason[] = [];
  const { extends_over, absence_ids } = match.why;
  const still = match.still_there;
  if (still?.seen !== undefined) reasons.push({ code: 'seenThere', boat: still.boat_name, seen: still.seen });
  else if (still !== undefined) reasons.push({ code: 'stillThere', boat: still.boat_name, due: still.end_date });
  if (extends_over.length > 0) reasons.push({ code: 'extends', count: extends_over.length });
  else if (hasNoRoom(match)) reasons.push({ code: 'noRoom' });
  else if (before === null) reasons.push({ code: 'snuggest' });
  // Such a berth comes last, however it fits.
  else if (still === undefined) reasons.push(comparison(match, before));
  if (absence_ids.length > 0) reasons.push({ code: 'residentAway', boat: boatOf(match) });
  return reasons;
}

/** Whether the boat is as long as the berth takes at most: it fits, but that is no praise. */
function hasNoRoom({ why }: Match): boolean {
  return centimetres(why.spare_loa) === 0;
}

/** The berth holder's boat; null where it has no name. */
function boatOf({ vessel }: Match): string | null {
  const name = vessel?.name ?? '';
  return name === '' ? null : name;
}

function comparison(match: Match, before: Match): RankReason {
  const than = before.berth_name;
  const longer = more(match.why.spare_loa, before.why.spare_loa);
  if (longer !== 0) return { code: 'longer', than, metres: longer };
  const wider = more(match.why.spare_beam, before.why.spare_beam);
  if (wider !== 0) return { code: 'wider', than, metres: wider };
  const deeper = more(match.why.spare_draft, before.why.spare_draft);
  if (deeper !== 0) return { code: 'deeper', than, metres: deeper };
  return { code: 'sameSize', than };
}

/** Number of berths that each rule removed, in the order in which the rules are applied. */
export function removedByRule(removed: Readonly<Partial<Record<RemovalRule, number>>>) {
  return removalRules.flatMap((rule) => {
    const count = removed[rule] ?? 0;
    return count === 0 ? [] : [{ rule, count }];
  });
}

/**
 * Sorts berths for a manual choice, as the spec requires. Berths that are long enough come first, the shortest at the
 * top. Shorter berths follow, the longest at the top. Berths of equal length keep the order of the plan.
 */
export function inChoiceOrder(choices: readonly BerthChoice[], boatLength: number): BerthChoice[] {
  const enough = choices.filter((berth) => berth.length >= boatLength);
  const shorter = choices.filter((berth) => berth.length < boatLength);
  return [...enough.sort((a, b) => a.length - b.length), ...shorter.sort((a, b) => b.length - a.length)];
}

/** Returns the berths whose name or pier contains the typed text. Case and spaces are ignored. */
export function foundChoices(choices: readonly BerthChoice[], typed: string): BerthChoice[] {
  const wanted = squeezed(typed);
  if (wanted === '') return [...choices];
  return choices.filter((berth) => squeezed(`${berth.berth_name} ${berth.pier_name}`).includes(wanted));
}

const squeezed = (text: string): string => text.toLocaleLowerCase().replace(/\s+/g, '');

/** A minimum of a berth and the boat's measure that is below it, in metres. */
export interface BelowMinimum {
  readonly rule: MinimumRule;
  readonly boat: number;
  readonly minimum: number;
}

/** The minimums that a berth has, in metres. */
export function minimumsOf({ min_length, min_beam, min_draft }: BerthMinimums): Omit<BelowMinimum, 'boat'>[] {
  const all = [
    { rule: 'below_min_length' as const, minimum: min_length },
    { rule: 'below_min_beam' as const, minimum: min_beam },
    { rule: 'below_min_draft' as const, minimum: min_draft },
  ];
  return all.flatMap(({ rule, minimum }) => (minimum === null ? [] : [{ rule, minimum }]));
}

/**
 * The minimum that the boat is below, which staff must confirm (spec 1 §5, `min_length_berth_allocationg`); null: none.
 */
export function minimumAbove(
  { min_length, min_beam, min_draft }: BerthMinimums,
  boat: { readonly length: number; readonly beam: number; readonly draft: number },
): BelowMinimum | null {
  const rule = belowMinimum(boat, min_length, min_beam, min_draft);
  switch (rule) {
    case 'below_min_length':
      return { rule, boat: boat.length, minimum: min_length ?? 0 };
    case 'below_min_beam':
      return { rule, boat: boat.beam, minimum: min_beam ?? 0 };
    case 'below_min_draft':
      return { rule, boat: boat.draft, minimum: min_draft ?? 0 };
    case null:
      return null;
  }
}
