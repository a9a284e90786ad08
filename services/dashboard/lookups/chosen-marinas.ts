import { Injectable } from '@nestjs/common';
import type { MarinaFilter } from '../../../contracts/dashboard/statistics.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, ListMarinas } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** The marinas that pass a filter. */
@Injectable()
export class ChosenMarinas {
  constructor(private readonly queries: QueryBus) {}

  async of(filter: Partial<MarinaFilter>): Promise<readonly Marina[]> {
    const { countries = [], marina_ids = [], association_codes = [] } = filter;
    const found = marina_ids.length > 0 ? await this.byId(marina_ids) : await this.queries.execute(new ListMarinas());
    return found.filter(({ country, association }) => {
      const { code } = association;
      const associated = association_codes.length === 0 || (code !== null && association_codes.includes(code));
      return associated && (countries.length === 0 || countries.includes(country));
    });
  }

  private async byId(ids: readonly string[]): Promise<Marina[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.queries.execute(new FindMarina(id))));
    return found.filter((marina) => marina !== null);
  }
}

export const named = ({ id, name, code }: Marina) => ({ id, name, code });

/** The most first; equal counts by code. */
export function byCountry(counts: ReadonlyMap<string, number>): { country: string; count: number }[] {
  return [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((one, other) => other.count - one.count || one.country.localeCompare(other.country, 'en'));
}

export function plus(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
