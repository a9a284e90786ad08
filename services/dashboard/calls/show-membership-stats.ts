import { CountByCountry, type CountryCount, FindBoaters } from '../../../contracts/customers/queries.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { FromCountry, MembershipStats } from '../../../contracts/dashboard/figures.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

/** Customers by country, with the nights redeemed in a calendar year. */
@Handles(dashboardApi.membershipStats)
export class ShowMembershipStats {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { year: asked },
    marina_id,
  }: ReceivedCall<typeof dashboardApi.membershipStats>): Promise<MembershipStats | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const year = asked ?? Number(this.clock.today(marina.time_zone).slice(0, 4));
    const redeemed = (await this.queries.execute(new CountRedeemedNights([marina_id], year))).get(marina_id);
    const boater_ids = [...(redeemed?.by_holder.keys() ?? [])];
    const holders = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const nightsOfResidents = new Map<string, number>();
    for (const { id, country_of_residence } of holders) {
      const country = country_of_residence ?? '';
      const nights = (nightsOfResidents.get(country) ?? 0) + (redeemed?.by_holder.get(id) ?? 0);
      nightsOfResidents.set(country, nights);
    }
    const counted = await this.queries.execute(new CountByCountry([marina_id]));
    const visitors = fromCountries(counted, 'VISITOR', redeemed?.from ?? new Map());
    const residents = fromCountries(counted, 'RESIDENT', nightsOfResidents);
    const customers = (rows: readonly FromCountry[]) =>
      rows.reduce((sum, { customer_count }) => sum + customer_count, 0);
    return {
      year,
      visitors,
      residents,
      visitorsUniqueCount: customers(visitors),
      residentsUniqueCount: customers(residents),
    };
  }
}

/** Countries with customers first; one whose nights were redeemed by nobody in the register comes last. */
function fromCountries(
  counted: readonly CountryCount[],
  relation_type: CustomerType,
  nights: ReadonlyMap<string, number>,
): FromCountry[] {
  const rows = counted
    .filter((one) => one.relation_type === relation_type)
    .map(({ country, customers }) => ({
      country,
      customer_count: customers,
      redeem_nights_count: nights.get(country) ?? 0,
    }));
  const known = new Set(rows.map(({ country }) => country));
  const others = [...nights].filter(([country]) => !known.has(country));
  return [...rows, ...others.map(([country, count]) => ({ country, customer_count: 0, redeem_nights_count: count }))];
}
