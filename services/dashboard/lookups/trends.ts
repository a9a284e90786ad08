import { Injectable } from '@nestjs/common';
import { CountRegisters } from '../../../contracts/customers/queries.js';
import type { MarinaFilter, MarinaTrends } from '../../../contracts/dashboard/statistics.js';
import { CountStaysByMonth } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { firstYear, monthsOfYear, monthsUpTo } from '../domain/growth.js';
import { ChosenMarinas, named, plus, sumOf } from './chosen-marinas.js';

/** How the marinas that pass a filter developed in the last months, and year by year. */
@Injectable()
export class Trends {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly chosen: ChosenMarinas,
  ) {}

  /** @param span months to cover, the running one included */
  async of(filter: Partial<MarinaFilter>, span: number): Promise<MarinaTrends> {
    const today = this.clock.nowIso().slice(0, 10);
    const year = Number(today.slice(0, 4));
    const months = monthsUpTo(today.slice(0, 7), span);
    const marinas = await this.chosen.of(filter);
    const marina_ids = marinas.map(({ id }) => id);
    const to = `${year}-12`;
    const [visits, reservations, registers] = await Promise.all([
      this.queries.execute(new CountStaysByMonth({ marina_ids, to, visits: true })),
      this.queries.execute(new CountStaysByMonth({ marina_ids, to, visits: false })),
      this.queries.execute(new CountRegisters(marina_ids, months)),
    ]);
    const first = Math.min(year, ...marina_ids.map((id) => firstYear(visits.get(id)) ?? year));
    const years = Array.from({ length: year - first + 1 }, (_, index) => first + index);
    const counted = marinas.map((marina) => {
      const [visited, reserved] = [visits.get(marina.id), reservations.get(marina.id)];
      const inMonth = (month: string) => ({
        visits: visited?.get(month) ?? 0,
        reservations: reserved?.get(month) ?? 0,
      });
      const inWholeYear = (one: number) => ({
        visits: sumOf(monthsOfYear(visited, one)),
        reservations: sumOf(monthsOfYear(reserved, one)),
      });
      return { marina, months: months.map(inMonth), years: years.map(inWholeYear) };
    });
    const inYear = (of: (typeof counted)[number], wanted: number) => of.years[years.indexOf(wanted)]?.visits ?? 0;
    const now = new Map<string, number>();
    const before = new Map<string, number>();
    for (const counts of counted) {
      plus(now, counts.marina.country, inYear(counts, year));
      plus(before, counts.marina.country, inYear(counts, year - 1));
    }
    return {
      months: months.map((month, index) => ({
        month,
        boaters: registers[index]?.boaters ?? 0,
        vessels: registers[index]?.vessels ?? 0,
        visits: sumOf(counted.map((counts) => counts.months[index]?.visits ?? 0)),
        reservations: sumOf(counted.map((counts) => counts.months[index]?.reservations ?? 0)),
      })),
      years: years.map((one, index) => ({
        year: one,
        visits: sumOf(counted.map((counts) => counts.years[index]?.visits ?? 0)),
        reservations: sumOf(counted.map((counts) => counts.years[index]?.reservations ?? 0)),
      })),
      countries: [...now]
        .map(([country, visits]) => ({ country, visits, before: before.get(country) ?? 0 }))
        .sort((one, other) => other.visits - one.visits || one.country.localeCompare(other.country, 'en')),
      marinas: counted
        .map((counts) => ({
          marina: named(counts.marina),
          visits: inYear(counts, year),
          before: inYear(counts, year - 1),
        }))
        .sort((one, other) => other.visits - one.visits || one.marina.name.localeCompare(other.marina.name, 'en')),
    };
  }
}
