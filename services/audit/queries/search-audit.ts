import type { AuditSearch } from '../../../contracts/audit/call-schemas.js';
import type { AuditEntry } from '../../../contracts/audit/entry.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { auditFilterOf } from './audit-filter.js';
import { AuditReader, type Reader } from './audit-reader.js';

export class SearchAudit extends Query<{ items: AuditEntry[]; total: number }> {
  constructor(
    readonly reader: Reader,
    readonly search: AuditSearch,
  ) {
    super();
  }
}

/** Finds events by the index and reads their changes from the streams themselves. */
@QueryHandler(SearchAudit)
export class SearchAuditHandler {
  constructor(private readonly reader: AuditReader) {}

  async execute({ reader, search }: SearchAudit): Promise<{ items: AuditEntry[]; total: number }> {
    const reading = await this.reader.open(reader);
    if (reading === null) return { items: [], total: 0 };
    const { index, timeZone, writing } = reading;
    const { page, page_size } = search;
    const marina = { id: reader.marina_id, time_zone: timeZone };
    const filter = await auditFilterOf(reading, marina, search.filter);
    const direction = search.sort === 'newest' ? -1 : 1;
    const sort = [['recorded_at', direction] as const, ['position', direction] as const];
    const found = await index.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size });
    return { items: await writing.entries(found), total: await index.count(filter) };
  }
}
