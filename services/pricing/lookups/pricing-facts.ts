import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindVatPercents } from '../../../contracts/payments/queries.js';
import type { PriceRequest } from '../../../contracts/pricing/price.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { PriceContext } from '../domain/calculate-price.js';
import type { VatPercents } from '../domain/list-charges.js';
import type { Stay } from '../domain/night-prices.js';

/** Looks up what prices depend on besides the plan: the marina's calendar date and its permission to take deposits. */
@Injectable()
export class PricingFacts {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @throws if the marina does not exist: callers take the id from a session or a record. */
  async of(marina_id: string): Promise<{ readonly marina: Marina; readonly context: PriceContext }> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) throw new Error(`price asked for the unknown marina ${marina_id}`);
    const today = this.clock.today(marina.time_zone);
    const takes_deposits = marina.marina_settings.permissions.deposit_and_cancellation === true;
    return { marina, context: { today, takes_deposits } };
  }

  /** Percent of VAT by what is supplied on a day, for lists without VAT and for showing what a price includes. */
  async vat(marina_id: string, day: string): Promise<VatPercents> {
    const { NIGHTS, HARBOR_DUES, TAXES, SURCHARGES } = await this.queries.execute(new FindVatPercents(marina_id, day));
    // Charges of a list are surcharges of the stay, unless they are dues or taxes.
    return { nights: NIGHTS, harbor_dues: HARBOR_DUES, taxes: TAXES, fees: SURCHARGES, services: SURCHARGES };
  }
}

/** The domain's form of a request for a price. */
export function stayOf(input: PriceRequest & Pick<Stay, 'paid_at_once'>): Stay {
  return {
    vessel: { ...input.vessel, hull_type: input.vessel.hull_type ?? null },
    start_date: input.start_date,
    end_date: input.end_date,
    contract_id: input.contract_id ?? null,
    commercial: input.isCommercial,
    liveaboard: input.liveaboard,
    ...(input.paid_at_once === true ? { paid_at_once: true } : {}),
    ...whoOf(input),
  };
}

/** What some lists ask about besides the boat and the nights; what is not known is left out. */
function whoOf(input: PriceRequest): Partial<Stay> {
  const { party, exempt, pier_id = null, berth_id = null, berth_size: size = null, member_of, nights_before } = input;
  const known = pier_id !== null || berth_id !== null || size !== null;
  return {
    ...(party === undefined ? {} : { party }),
    ...(exempt === undefined ? {} : { exempt }),
    ...(known ? { place: { pier_id, berth_id, size } } : {}),
    ...(member_of === undefined
      ? {}
      : { member_of: member_of.map(({ group, group_id = null }) => ({ group, group_id })) }),
    ...(input.promo_code == null ? {} : { promo_code: input.promo_code }),
    ...(input.amperes == null ? {} : { amperes: input.amperes }),
    ...(nights_before === undefined ? {} : { nights_before }),
    ...(input.paid_days_before == null ? {} : { paid_days_before: input.paid_days_before }),
    ...(input.booked_on == null ? {} : { booked_on: input.booked_on }),
  };
}
