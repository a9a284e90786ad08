import { CountByCountry } from '../../../contracts/customers/queries.js';
import type { MarinaStatistics } from '../../../contracts/dashboard/statistics.js';
import { FindMarina, ListMarinas } from '../../../contracts/marinas/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import { CountVisitsByMonth } from '../../../contracts/reservations/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';

/** Statistics of one marina, or of all marinas of the installation. */
export class ShowStatistics extends Query<MarinaStatistics> {
  constructor(
    /** Null: all marinas. */
    readonly marina_id: string | null,
  ) {
    super();
  }
}

/** Good cards and open requests by marina, for administrators. */
export class CountAllMemberships extends Query<{
  items: { marina: { id: string; name: string; code: string }; active_cards: number; open_requests: number }[];
  total: number;
  active_cards: number;
  open_requests: number;
}> {}

const plus = (counts: Map<string, number>, key: string, count: number) => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

const named = ({ id, name, code }: Marina) => ({ id, name, code });

const byCountry = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((one, other) => other.count - one.count || one.country.localeCompare(other.country, 'en'));

@QueryHandler(ShowStatistics)
export class ShowStatisticsHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: ShowStatistics): Promise<MarinaStatistics> {
    const year = Number(this.clock.nowIso().slice(0, 4));
    const customers = new Map<string, number>();
    const countries = new Map<string, number>();
    const visitsPerMonth = Array.from({ length: 12 }, () => 0);
    const customersPerMarina: MarinaStatistics['customersPerMarina'] = [];
    const visitsPerMarina: MarinaStatistics['visitsPerMarina'] = [];
    for (const marina of await this.marinas(marina_id)) {
      plus(countries, marina.country, 1);
      const counted = await this.customersOf(marina.id);
      for (const { country, customers: count } of counted) plus(customers, country, count);
      const count = counted.reduce((sum, one) => sum + one.customers, 0);
      customersPerMarina.push({ marina: named(marina), count });
      const visits = await this.queries.execute(new CountVisitsByMonth(marina.id, year));
      for (const [month, visited] of visits.entries()) visitsPerMonth[month] = (visitsPerMonth[month] ?? 0) + visited;
      visitsPerMarina.push({ marina: named(marina), count: visits.reduce((sum, one) => sum + one, 0) });
    }
    return {
      year,
      customersPerMarina,
      customersPerCountry: byCountry(customers),
      marinasPerCountry: byCountry(countries),
      visitsPerMarina,
      visitsPerMonth,
      allCustomersCount: customersPerMarina.reduce((sum, { count }) => sum + count, 0),
    };
  }

  private async marinas(marina_id: string | null): Promise<readonly Marina[]> {
    if (marina_id === null) return this.queries.execute(new ListMarinas());
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return marina === null ? [] : [marina];
  }

  private async customersOf(marina_id: string) {
    const [residents, visitors] = await Promise.all([
      this.queries.execute(new CountByCountry({ marina_id, relation_type: 'RESIDENT' })),
      this.queries.execute(new CountByCountry({ marina_id, relation_type: 'VISITOR' })),
    ]);
    return [...residents, ...visitors];
  }
}

@QueryHandler(CountAllMemberships)
export class CountAllMembershipsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute(): Promise<BusAnswer<CountAllMemberships>> {
    const items: BusAnswer<CountAllMemberships>['items'] = [];
    for (const marina of await this.queries.execute(new ListMarinas())) {
      const counts = await this.queries.execute(new CountMemberships(marina.id));
      items.push({ marina: named(marina), ...counts });
    }
    const sum = (of: 'active_cards' | 'open_requests') => items.reduce((total, one) => total + one[of], 0);
    return {
      items,
      total: items.length,
      active_cards: sum('active_cards'),
      open_requests: sum('open_requests'),
    };
  }
}
