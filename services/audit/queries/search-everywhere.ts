import type { EntryOfMarina, EverywhereSearch } from '../../../contracts/audit/everywhere-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { EverywhereReader } from './everywhere-reader.js';

export class SearchEverywhere extends Query<{ items: EntryOfMarina[]; total: number }> {
  constructor(
    readonly language: Language,
    readonly search: EverywhereSearch,
  ) {
    super();
  }
}

/** Finds events of several marinas by the index, and reads each marina's in its own words, zone and currency. */
@QueryHandler(SearchEverywhere)
export class SearchEverywhereHandler {
  constructor(private readonly everywhere: EverywhereReader) {}

  async execute({ language, search }: SearchEverywhere): Promise<{ items: EntryOfMarina[]; total: number }> {
    const { index, marinas, filter } = await this.everywhere.open(search.filter);
    const { page, page_size } = search;
    const direction = search.sort === 'newest' ? -1 : 1;
    const sort = [['recorded_at', direction] as const, ['position', direction] as const];
    const found = await index.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size });
    return { items: await this.everywhere.entries(found, marinas, language), total: await index.count(filter) };
  }
}
