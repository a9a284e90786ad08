import { FindSectionFigures, type SectionFigures } from '../../../contracts/campaigns/queries.js';
import { CountByCountry, CountRegister, FindBoaters } from '../../../contracts/customers/queries.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type { FromCountry, MembershipStatistics, MembershipStats } from '../../../contracts/dashboard/figures.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountMemberships, CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';

/** The load of the register and the figures of the three marketing sections (spec 2 §3). */
export class ShowMembershipStatistics extends Query<MembershipStatistics | Refusal> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Customers by country, with the nights redeemed in a calendar year. */
export class ShowMembershipStats extends Query<MembershipStats | Refusal> {
  constructor(
    readonly marina_id: string,
    /** Undefined: the marina's present year. */
    readonly year: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ShowMembershipStatistics)
export class ShowMembershipStatisticsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marina_id }: ShowMembershipStatistics): Promise<MembershipStatistics | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const [register, cards, sections] = await Promise.all([
      this.queries.execute(new CountRegister(marina_id)),
      this.queries.execute(new CountMemberships(marina_id)),
      this.queries.execute(new FindSectionFigures(marina_id)),
    ]);
    const { BOATER_CONNECTIONS, REVENUE_PLANNING, MARINA_TRAFFIC } = sections;
    return {
      residents: register.residents,
      residents_listed: register.with_card,
      boater_connections: { registered_boaters: BOATER_CONNECTIONS.metric.value, ...besides(BOATER_CONNECTIONS) },
      revenue_planning: { absence_reported: REVENUE_PLANNING.metric.value, ...besides(REVENUE_PLANNING) },
      marina_traffic: { nights_redeemed: MARINA_TRAFFIC.metric.value, ...besides(MARINA_TRAFFIC) },
      ...cards,
    };
  }
}

function besides({ metric: { of }, previously_sent }: SectionFigures) {
  return { of, previously_sent };
}

@QueryHandler(ShowMembershipStats)
export class ShowMembershipStatsHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, year: asked }: ShowMembershipStats): Promise<MembershipStats | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const year = asked ?? Number(this.clock.today(marina.time_zone).slice(0, 4));
    const redeemed = await this.queries.execute(new CountRedeemedNights(marina_id, year));
    const boater_ids = [...redeemed.by_holder.keys()];
    const holders = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const nightsOfResidents = new Map<string, number>();
    for (const { id, country_of_residence } of holders) {
      const country = country_of_residence ?? '';
      const nights = (nightsOfResidents.get(country) ?? 0) + (redeemed.by_holder.get(id) ?? 0);
      nightsOfResidents.set(country, nights);
    }
    const [visitors, residents] = await Promise.all([
      this.byCountry(marina_id, 'VISITOR', redeemed.from),
      this.byCountry(marina_id, 'RESIDENT', nightsOfResidents),
    ]);
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

  /** Countries with customers first; one whose nights were redeemed by nobody in the register comes last. */
  private async byCountry(
    marina_id: string,
    relation_type: CustomerType,
    nights: ReadonlyMap<string, number>,
  ): Promise<FromCountry[]> {
    const counted = await this.queries.execute(new CountByCountry({ marina_id, relation_type }));
    const known = new Set(counted.map(({ country }) => country));
    const rows = counted.map(({ country, customers }) => ({
      country,
      customer_count: customers,
      redeem_nights_count: nights.get(country) ?? 0,
    }));
    const others = [...nights].filter(([country]) => !known.has(country));
    return [...rows, ...others.map(([country, count]) => ({ country, customer_count: 0, redeem_nights_count: count }))];
  }
}
