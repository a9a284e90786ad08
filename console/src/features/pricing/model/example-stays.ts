import type { TryRequest } from '../../../../../contracts/pricing/price.js';
import type { Party } from '../../../../../contracts/vocabulary/party.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { PlanForm } from './plan-form.js';

/** A party on a boat for some nights, which shows what the charges per person come to. */
export interface ExampleStay {
  readonly party: Party;
  readonly length: number;
  readonly beam: number;
  readonly hull: 'MONOHULL' | 'MULTIHULL';
  /** `MM-DD` of the arrival. */
  readonly arrival: string;
  readonly nights: number;
  /** Which of the rules' piers the boat lies at. */
  readonly at: 'first' | 'last';
}

const party = (adults: number, children: readonly number[] = [], crew = 0): Party => ({ adults, children, crew });

/** Two sets of three: couples, families and larger parties, for a week, over a season's edge and for most of a month. */
export const exampleSets: readonly (readonly ExampleStay[])[] = [
  [
    { party: party(2), length: 10.2, beam: 3.4, hull: 'MONOHULL', arrival: '07-05', nights: 7, at: 'first' },
    { party: party(2, [9, 14]), length: 14.2, beam: 7.4, hull: 'MULTIHULL', arrival: '08-29', nights: 6, at: 'first' },
    { party: party(4), length: 11, beam: 3.7, hull: 'MONOHULL', arrival: '09-01', nights: 24, at: 'last' },
  ],
  [
    { party: party(1), length: 7.5, beam: 2.6, hull: 'MONOHULL', arrival: '05-14', nights: 2, at: 'first' },
    { party: party(2, [1, 4, 16]), length: 12.4, beam: 4, hull: 'MONOHULL', arrival: '07-30', nights: 3, at: 'last' },
    { party: party(6, [], 2), length: 15.5, beam: 4.8, hull: 'MONOHULL', arrival: '06-28', nights: 10, at: 'last' },
  ],
];

/** What the server is asked for an example: the next such stay that begins today or later. */
export function exampleRequest(example: ExampleStay, taxes: PlanForm['tourist_taxes'], today: string): TryRequest {
  const year = Number(today.slice(0, 4));
  const soon = `${String(year)}-${example.arrival}`;
  const start = soon >= today ? soon : `${String(year + 1)}-${example.arrival}`;
  const rules = (taxes ?? []).flatMap(({ piers = [] }) => (piers.length === 0 ? [] : [piers]));
  const pier = (example.at === 'first' ? rules[0] : rules.at(-1))?.[0];
  return {
    vessel: { length: example.length, beam: example.beam, hull_type: example.hull },
    start_date: start,
    end_date: addDays(start, example.nights),
    party: { ...example.party, children: [...example.party.children] },
    pier_id: pier ?? null,
    isCommercial: false,
    liveaboard: false,
  };
}

/** The month in which most of the nights are, as a day of it. */
export function mainMonth({ start_date: start, end_date: end }: TryRequest): string {
  return addDays(start, Math.floor(nightsBetween(start, end) / 2));
}
