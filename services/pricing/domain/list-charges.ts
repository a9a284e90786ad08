import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import type { ChargeKind, ChargeUnit } from '../../../contracts/pricing/vocabulary.js';
import { type Party, personsAboard } from '../../../contracts/vocabulary/party.js';
import { amountOf, quantityInUnits, quantityOf } from './charges.js';
import { isAt } from './list-rates.js';
import type { Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';
import { touristTaxes } from './tourist-tax.js';

/** A charge of a stay, in minor units. */
export type PricedCharge = PriceAnswer['available_custom_surcharges'][number];

/** Percent of VAT by what is supplied; for lists without VAT, and to show what a price includes. */
export interface VatPercents {
  readonly nights: number;
  readonly harbor_dues: number;
  readonly taxes: number;
  readonly fees: number;
  readonly services: number;
}

export const NO_VAT: VatPercents = { nights: 0, harbor_dues: 0, taxes: 0, fees: 0, services: 0 };

/**
 * The charges of a stay with the marina's own, electricity and tourist taxes. Charges of other places are left out.
 * @param nightsAmount the price of all nights after discounts, in minor units
 */
export function chargesOf(
  plan: StoredPlan,
  stay: Stay,
  party: Party,
  nights: number,
  nightsAmount: number,
  vat: VatPercents,
): PricedCharge[] {
  const { length, beam } = stay.vessel;
  const stayed = { nights, length, beam, persons: personsAboard(party), amperes: stay.amperes ?? null };
  const gross = (amount: number, kind: ChargeKind, own: number | null | undefined) =>
    plan.prices_include_vat === false ? withVat(amount, vatOf(kind, own, vat)) : amount;
  const place = stay.place ?? null;
  const own = plan.custom_surcharges.filter(
    (charge) => isAt(charge, place) && (charge.berth_from_length ?? 0) <= (place?.size?.length ?? 0),
  );
  return [
    ...own.map((charge): PricedCharge => {
      const { id, name, kind, charged, value, vat_percent } = charge;
      const quantity = quantityOf(charged, stayed);
      const due = gross(quantity === null ? 0 : amountOf(value, quantity), kind, vat_percent);
      const always = charge.always === true;
      return {
        id,
        name,
        active: always || charge.active_by_default,
        total_custom_surcharge: due,
        ...(kind === 'fees' ? {} : { kind }),
        ...(always ? { always: true as const } : {}),
        ...vatFact(kind, vat_percent),
        ...(isCounted(charged)
          ? { unit: charged, quantity: quantity === null ? 0 : quantityInUnits(quantity), unit_price: value }
          : {}),
      };
    }),
    ...electricityOf(plan, stay, nights).map((charge) => ({
      ...charge,
      total_custom_surcharge: gross(charge.total_custom_surcharge, 'fees', charge.vat_percent),
    })),
    ...touristTaxes(plan, stay, party, nightsAmount).map(({ rule, amount, unit, facts }): PricedCharge => {
      return {
        id: rule.id,
        name: rule.municipality,
        active: true,
        total_custom_surcharge: amount,
        kind: 'taxes',
        always: true,
        vat_percent: null,
        unit: 'PER_PERSON_PER_NIGHT',
        quantity: facts.persons * facts.nights,
        unit_price: unit,
        tourist_tax: facts,
      };
    }),
  ];
}

/** A tax is passed on without VAT, unless the list says another rate. */
function vatFact(kind: ChargeKind, own: number | null | undefined): Pick<PricedCharge, 'vat_percent'> {
  if (own !== undefined) return { vat_percent: own };
  return kind === 'taxes' ? { vat_percent: null } : {};
}

/** Units of earlier versions are told apart by their name alone, as they were. */
function isCounted(unit: ChargeUnit): boolean {
  return unit !== 'TOTAL' && unit !== 'PER_NIGHT' && unit !== 'PER_NIGHT_PER_METRE';
}

/** Percent of VAT of a charge; null: none, it is passed on. */
export function vatOf(kind: ChargeKind, own: number | null | undefined, vat: VatPercents): number | null {
  if (own !== undefined) return own;
  return kind === 'taxes' ? null : vat[kind];
}

function withVat(net: number, percent: number | null): number {
  return percent === null || percent === 0 ? net : amountOf(net, 10_000 + Math.round(percent * 100));
}

/** Sockets by ampere, or a meter, which is read at departure and therefore at 0 before. */
function electricityOf({ electricity }: StoredPlan, { amperes }: Stay, nights: number): PricedCharge[] {
  if (electricity === undefined || electricity.type === 'INCLUDED') return [];
  const meter = (unit_price: number, always: boolean): PricedCharge => ({
    id: 'electricity-kwh',
    name: 'kWh',
    active: always,
    total_custom_surcharge: 0,
    unit: 'PER_KWH',
    quantity: 0,
    unit_price,
    ...(electricity.vat_percent === undefined ? {} : { vat_percent: electricity.vat_percent }),
  });
  if (electricity.type === 'METERED') return [meter(electricity.price_per_kwh, true)];
  const { metered, sockets } = electricity;
  if (metered !== null && nights >= metered.from_nights) return [meter(metered.price_per_kwh, true)];
  return sockets.map((socket) => ({
    id: `electricity-${String(socket.amperes)}`,
    name: `${String(socket.amperes)} A`,
    active: amperes === socket.amperes,
    total_custom_surcharge: socket.night * nights,
    unit: 'PER_NIGHT' as const,
    quantity: nights,
    unit_price: socket.night,
    ...(electricity.vat_percent === undefined ? {} : { vat_percent: electricity.vat_percent }),
  }));
}
