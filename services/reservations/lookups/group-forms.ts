import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { type CreateReservation, createReservation } from '../../../contracts/reservations/create.js';
import type { CreateGroup, GroupBoat, PriceGroup } from '../../../contracts/reservations/group.js';
import type { paymentForm } from '../../../contracts/reservations/payment-form.js';
import { depositByPlan } from '../../../contracts/reservations/rules/repriced-offer.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { UNKNOWN_SIZE } from '../../../contracts/vocabulary/sizes.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { discountFor } from '../domain/group.js';

/** What a list of boats says, and what its group says of all of them. */
export type GroupTerms = Omit<CreateGroup, 'name'> & {
  /** Boats that the group has besides those of the list, which the discount counts; absent: none. */
  readonly beside?: number;
};

/** The forms that staff would fill in for each boat of a group. */
@Injectable()
export class GroupForms {
  constructor(private readonly queries: QueryBus) {}

  /**
   * In the order of the boats; a boat without a price in the price list, and without a typed one, is refused.
   * @param organiser on record; absent: as the form names them
   */
  async of(input: GroupTerms, marina: Marina, organiser?: string): Promise<readonly CreateReservation[] | Refusal> {
    const forms: CreateReservation[] = [];
    const faults: { readonly path: string; readonly code: string }[] = [];
    for (const [index, boat] of input.boats.entries()) {
      const form = await this.form(boat, input, marina, organiser);
      if (isRefusal(form)) faults.push(...under(`boats.${String(index)}`, form));
      else forms.push(form);
    }
    return faults.length > 0 ? refuseFields(...faults) : forms;
  }

  /**
   * What the boat is offered for; null: the price list has no price for it, and none was typed.
   * @param group the discount counts its boats
   */
  async payment(
    boat: PriceGroup['boats'][number],
    group: Pick<PriceGroup, 'start_date' | 'end_date' | 'discount'> & {
      readonly boats: readonly unknown[];
      readonly beside?: number;
    },
    marina: Marina,
  ): Promise<z.input<typeof paymentForm> | null> {
    const { length, beam, type } = boat;
    const use = { contract_id: null, isCommercial: false, liveaboard: false };
    const vessel = { length, beam: beam ?? UNKNOWN_SIZE, type, hull_type: hullOf(boat) };
    const question = { marina_id: marina.id, vessel, ...stayOf(boat, group), ...use };
    const price = await this.queries.execute(new CalculatePrice(question));
    const listed = price.count_descriptions === null;
    if (!listed && boat.price_per_night === undefined) return null;
    const decimals = priceInDecimals(price);
    return {
      method: 'IN_MARINA',
      currency: marina.marina_settings.currency,
      price_per_night: boat.price_per_night ?? decimals.price_per_night,
      ...(listed && boat.price_per_night === undefined ? { nights_total: decimals.nights_total } : {}),
      marina_discount_percent: discountFor(
        group.discount ?? null,
        group.boats.length + (group.beside ?? 0),
        listed ? decimals.discount_percent : 0,
      ),
      custom_surcharges: listed ? decimals.available_custom_surcharges : [],
      deposit: depositOf(decimals.deposit_rule, depositByPlan(price.deposit_rule).type),
    };
  }

  private async form(
    boat: GroupBoat,
    group: GroupTerms,
    marina: Marina,
    organiser: string | undefined,
  ): Promise<CreateReservation | Refusal> {
    const { name, length, beam, draft, type } = boat;
    const payment = await this.payment(boat, group, marina);
    if (payment === null) return refuseFields({ path: 'price_per_night', code: 'reservation_priceRequired' });
    const named = organiser === undefined ? {} : { id: organiser };
    const form = createReservation.safeParse({
      ...stayOf(boat, group),
      action: 'NOTIFY',
      boater: group.offered === 'ORGANISER' ? { ...group.organiser, ...named } : skipperOf(boat, group),
      confirm_boater: group.confirm_boater,
      vessel: { name, length, beam, draft, type },
      payment: { ...payment, method: group.method },
      message: group.message,
    });
    if (form.success) return form.data;
    return refuseFields(
      ...form.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), code: message })),
    );
  }
}

/** The nights of a boat: those of the group unless it has its own. */
export function stayOf(
  boat: { readonly start_date?: string | undefined; readonly end_date?: string | undefined },
  group: DateRange,
): DateRange {
  return { start_date: boat.start_date ?? group.start_date, end_date: boat.end_date ?? group.end_date };
}

function depositOf({ amount }: { readonly amount: number | null }, type: ReturnType<typeof depositByPlan>['type']) {
  return { type, amount: type === 'NONE' ? null : amount };
}

/** The skipper as a boater. A list often has one name for both: the last word is taken as the family name. */
function skipperOf({ skipper = '', name, email, phone }: GroupBoat, { organiser }: GroupTerms) {
  const words = skipper.split(' ').filter((word) => word !== '');
  const last_name = words.at(-1) ?? name;
  const first_name = words.slice(0, -1).join(' ') || last_name;
  return { first_name, last_name, email, phone, language: organiser.language };
}

/** The faults of one boat's form, by its place in the list. */
export function under(place: string, { errors = [], code }: Refusal) {
  const faults = errors.map((fault) => ({ path: `${place}.${fault.path.replace(/^vessel\./, '')}`, code: fault.code }));
  return faults.length > 0 ? faults : [{ path: place, code }];
}
