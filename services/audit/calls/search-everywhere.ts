import { auditApi } from '../../../contracts/audit/api.js';
import type { EntryOfMarina } from '../../../contracts/audit/everywhere-schemas.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { EverywhereReader } from '../lookups/everywhere-reader.js';

/** Finds events of several marinas by the index, and reads each marina's in its own words, zone and currency. */
@Handles(auditApi.everywhere)
export class SearchEverywhere {
  constructor(private readonly everywhere: EverywhereReader) {}

  async execute({
    input: search,
    language,
  }: ReceivedCall<typeof auditApi.everywhere>): Promise<{ items: EntryOfMarina[]; total: number }> {
    const { index, marinas, filter } = await this.everywhere.open(search.filter);
    const { page, page_size } = search;
    const direction = search.sort === 'newest' ? -1 : 1;
    const sort = [['recorded_at', direction] as const, ['position', direction] as const];
    const found = await index.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size });
    return { items: await this.everywhere.entries(found, marinas, language), total: await index.count(filter) };
  }
}
