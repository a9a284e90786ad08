import type { PriceAnswer } from '../../../../../contracts/pricing/price.js';
import { personsAboard, type Party } from '../../../../../contracts/vocabulary/party.js';

type Charge = PriceAnswer['available_custom_surcharges'][number];
type FreeReason = NonNullable<Charge['tourist_tax']>['exempt'][number]['reason'];

/** One step from the stay to its tourist tax. Amounts in the marina's currency. */
export type TaxLine =
  /** The nights that are shared among all aboard. */
  | { readonly kind: 'NIGHTS'; readonly nights: number; readonly amount: number }
  | { readonly kind: 'SHARED'; readonly nights: number; readonly aboard: number; readonly amount: number }
  /** The share of a head and night that is owed. */
  | { readonly kind: 'SHARE'; readonly percent: number; readonly amount: number }
  | {
      readonly kind: 'OWED';
      readonly persons: number;
      readonly nights: number;
      readonly free_nights: number;
      readonly each: number | null;
      readonly amount: number;
    }
  | { readonly kind: 'FREE'; readonly persons: number; readonly reason: FreeReason };

export interface ShownTax {
  readonly municipality: string;
  readonly lines: readonly TaxLine[];
  readonly amount: number;
}

/** How a price came to its tourist taxes. `share` returns the percentage of a rule, null where it owes an amount. */
export function shownTaxes(price: PriceAnswer, party: Party, share: (rule_id: string) => number | null): ShownTax[] {
  return price.available_custom_surcharges.flatMap((charge) => {
    const { tourist_tax: facts } = charge;
    if (facts === undefined || !charge.active) return [];
    const percent = share(facts.rule_id);
    return [
      {
        municipality: facts.municipality,
        amount: charge.total_custom_surcharge,
        lines: [
          ...(percent === null ? [] : sharedLines(price, charge, party, percent)),
          {
            kind: 'OWED' as const,
            persons: facts.persons,
            nights: facts.nights,
            free_nights: facts.free_nights,
            each: charge.unit_price ?? null,
            amount: charge.total_custom_surcharge,
          },
          ...facts.exempt.map((free) => ({ kind: 'FREE' as const, ...free })),
        ],
      },
    ];
  });
}

function sharedLines(
  { nights_total: total }: PriceAnswer,
  { tourist_tax: facts, unit_price: each }: Charge,
  party: Party,
  percent: number,
): TaxLine[] {
  const nights = (facts?.nights ?? 0) + (facts?.free_nights ?? 0);
  const aboard = personsAboard(party);
  if (total === undefined || each === undefined || nights === 0) return [];
  return [
    { kind: 'NIGHTS', nights, amount: total },
    { kind: 'SHARED', nights, aboard, amount: total / nights / aboard },
    { kind: 'SHARE', percent, amount: each },
  ];
}
