import type { ClassForm, PlanForm } from './plan-form.js';
import { classesOf, priceTiers } from './plan-form-classes.js';

/** What the classes leave out. `limit`: metres, the largest that is taken. */
export interface ListGap {
  readonly kind: 'NOTHING_ABOVE' | 'NOTHING_WIDER' | 'ONLY_SOME';
  readonly limit: number | null;
}

/**
 * Boats that no class takes: longer ones, wider ones, or all boats of other kinds and places than those that the classes name. Null
 * where every boat has a class.
 */
export function listGap(form: PlanForm): ListGap | null {
  const open = classesOf(form).filter(takesEveryKind);
  if (open.length === 0) return { kind: 'ONLY_SOME', limit: null };
  if (open.some(({ takes }) => takes.max_length === null && takes.max_beam === null && isNoArea(takes))) return null;
  const lengths = open.map(({ takes }) => takes.max_length);
  const longest = lengths.includes(null) ? null : Math.max(...lengths.map((length) => length ?? 0));
  if (longest !== null) return { kind: 'NOTHING_ABOVE', limit: longest };
  const beams = open.flatMap(({ takes: { max_beam } }) => max_beam ?? []);
  return { kind: 'NOTHING_WIDER', limit: beams.length === 0 ? null : Math.max(...beams) };
}

const isNoArea = ({ max_square_metres }: ClassForm['takes']) => max_square_metres === null;

export function takesEveryKind({ takes: { hull_types, vessel_types, piers, berths } }: ClassForm): boolean {
  return [hull_types, vessel_types, piers, berths].every((only) => (only ?? []).length === 0);
}

/** The length above which the class takes boats: that of the class before it in the list that takes every kind, or the same kinds. */
export function lengthBefore(form: PlanForm, at: number): number | null {
  const one = form.classes?.[at];
  if (one === undefined) return null;
  const shorter = classesOf(form)
    .slice(0, at)
    .filter((before) => takesEveryKind(before) && before.takes.max_beam === null)
    .flatMap(({ takes: { max_length } }) => max_length ?? []);
  return shorter.length === 0 || !takesEveryKind(one) ? null : Math.max(...shorter);
}

/** A class without any price in the season: its boats get none then. */
export function hasNoPrice(form: PlanForm, season: number, row: number): boolean {
  const prices = form.seasons[season]?.prices?.[row];
  return (form.classes?.[row]?.year ?? null) === null && priceTiers.every((tier) => (prices?.[tier] ?? null) === null);
}
