import type { ChargedForm } from './plan-form.js';

type Counted = Extract<ChargedForm, { counted: unknown }>['counted'];

/** Metres or square metres as a class counts them; hundredths, so that half metres are exact. */
export function countedUnits(size: number, counted: Counted, least: number | null = null): number {
  const step = counted === 'EXACT' ? 1 : counted.startsWith('HALF') ? 50 : 100;
  const round = counted.endsWith('COMPLETED') ? Math.floor : Math.ceil;
  const hundredths = round(Math.round(size * 100) / step) * step;
  return Math.max(hundredths / 100, least ?? 0);
}

export interface CountedExample {
  /** Metres; square metres of a class by area. */
  readonly size: number;
  readonly counts: number;
  /** What a day costs; null without a price. */
  readonly day: number | null;
}

/** A boat of the class and what it pays a day, for the sentence below the class. `from`: what the class before it takes. */
export function exampleOf(
  charged: ChargedForm,
  { from, to }: { from: number | null; to: number | null },
  night: number | null,
): CountedExample | null {
  if (charged.by === 'BOAT') return null;
  const size = exampleSize(charged.by === 'BOAT_THEN_METRE' ? charged.up_to : from, to);
  if (charged.by === 'BOAT_THEN_METRE') {
    const above = countedUnits(Math.max(0, size - (charged.up_to ?? 0)), charged.counted);
    return { size, counts: above, day: null };
  }
  const counts = countedUnits(size, charged.counted, charged.least);
  return { size, counts, day: night === null ? null : Math.round(counts * night * 100) / 100 };
}

/** Metres of the example where a class takes boats of every length. */
const USUAL = 10.2;

/** A size that shows how a begun half differs from the exact one: 80 centimetres below the largest, within the class. */
function exampleSize(from: number | null, to: number | null): number {
  if (from === null && to === null) return USUAL;
  const least = from ?? 0;
  const wanted = to === null ? least + 2.2 : to - 0.8;
  return Math.round((wanted > least ? wanted : (least + (to ?? least)) / 2) * 100) / 100;
}
