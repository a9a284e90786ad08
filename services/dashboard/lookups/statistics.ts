import { Injectable } from '@nestjs/common';
import { CountByCountry, CountRegisters } from '../../../contracts/customers/queries.js';
import type { MarinaFilter, MarinaStatistics } from '../../../contracts/dashboard/statistics.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinaPositions } from '../../../contracts/marinas/queries.js';
import { CountStaysByMonth } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { firstYear, monthsOfYear } from '../domain/growth.js';
import { byCountry, ChosenMarinas, named, plus, sumOf } from './chosen-marinas.js';

/** Statistics of the marinas that pass a filter, for a calendar year and the one before. */
@Injectable()
export class Statistics {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly chosen: ChosenMarinas,
  ) {}

  /** @param wanted the year; absent: the present one */
  async of(filter: Partial<MarinaFilter>, wanted?: number): Promise<MarinaStatistics> {
    const present = Number(this.clock.nowIso().slice(0, 4));
    const year = wanted ?? present;
    const marinas = await this.chosen.of(filter);
    const counted = await this.countsOf(marinas, year, Math.max(present, year));
    const customers = new Map<string, number>();
    const countries = new Map<string, number>();
    for (const { marina, byCountry: people } of counted) {
      plus(countries, marina.country, 1);
      for (const { country, customers: count } of people) plus(customers, country, count);
    }
    const monthly = (of: 'visits' | 'before') =>
      Array.from({ length: 12 }, (_, month) => sumOf(counted.map((counts) => counts[of][month] ?? 0)));
    const positions = await this.queries.execute(new ListMarinaPositions());
    const years = counted.map(({ first }) => first).filter((first) => first !== null);
    const from = Math.min(present, year, ...years);
    const all = sumOf(counted.map((counts) => counts.customers));
    return {
      year,
      years: Array.from({ length: Math.max(present, year) - from + 1 }, (_, index) => from + index),
      customersPerMarina: counted.map(({ marina, customers: count }) => ({ marina: named(marina), count })),
      customersPerCountry: byCountry(customers),
      marinasPerCountry: byCountry(countries),
      visitsPerMarina: counted.map(({ marina, visits }) => ({ marina: named(marina), count: sumOf(visits) })),
      visitsPerMonth: monthly('visits'),
      visitsPerMonthBefore: monthly('before'),
      mapVisits: counted.map(({ marina, visits }) => ({
        marina: { ...named(marina), country: marina.country },
        position: positions.get(marina.id) ?? null,
        count: sumOf(visits),
      })),
      allCustomersCount: all,
      allResidentsCount: sumOf(counted.map(({ residents }) => residents)),
      allReservations: sumOf(counted.map(({ reservations }) => reservations)),
      ...(await this.registerOf(marinas, year, sumOf(counted.map(({ reservationsBefore }) => reservationsBefore)))),
      allBoaters: all,
    };
  }

  private async countsOf(marinas: readonly Marina[], year: number, last: number) {
    const marina_ids = marinas.map(({ id }) => id);
    const [people, visits, reservations] = await Promise.all([
      this.queries.execute(new CountByCountry(marina_ids)),
      this.queries.execute(new CountStaysByMonth({ marina_ids, to: `${last}-12`, visits: true })),
      this.queries.execute(
        new CountStaysByMonth({ marina_ids, from: `${year - 1}-01`, to: `${year}-12`, visits: false }),
      ),
    ]);
    const peopleOf = Map.groupBy(people, ({ marina_id }) => marina_id);
    const customers = (found: typeof people) => sumOf(found.map((one) => one.customers));
    return marinas.map((marina) => {
      const byCountry = peopleOf.get(marina.id) ?? [];
      const visited = visits.get(marina.id);
      const reserved = (of: number) => sumOf(monthsOfYear(reservations.get(marina.id), of));
      return {
        marina,
        byCountry,
        visits: monthsOfYear(visited, year),
        before: monthsOfYear(visited, year - 1),
        first: firstYear(visited),
        reservations: reserved(year),
        reservationsBefore: reserved(year - 1),
        residents: customers(byCountry.filter(({ relation_type }) => relation_type === 'RESIDENT')),
        customers: customers(byCountry),
      };
    });
  }

  /** Vessels now, and boaters and vessels at the end of the present month of the year before the one shown. */
  private async registerOf(marinas: readonly Marina[], year: number, reservations: number) {
    const month = `${year - 1}-${this.clock.nowIso().slice(5, 7)}`;
    const ids = marinas.map(({ id }) => id);
    const [before, now] = await this.queries.execute(new CountRegisters(ids, [month, null]));
    return {
      totalVessels: now?.vessels ?? 0,
      before: {
        allBoaters: before?.boaters ?? 0,
        totalVessels: before?.vessels ?? 0,
        allReservations: reservations,
      },
    };
  }
}
