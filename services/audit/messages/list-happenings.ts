import { ListHappenings } from '../../../contracts/audit/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { AuditReader } from '../lookups/audit-reader.js';

@QueryHandler(ListHappenings)
export class ListHappeningsHandler {
  constructor(private readonly reader: AuditReader) {}

  async execute({ input }: ListHappenings): Promise<BusAnswer<ListHappenings>> {
    const { marina_id, language, event_types, since, limit } = input;
    const reading = await this.reader.open({ marina_id, language });
    if (reading === null) return [];
    const found = await reading.index.find({
      filter: { marina_id, event_type: { $in: [...event_types] }, recorded_at: { $gte: since } },
      sort: [
        ['recorded_at', -1],
        ['position', -1],
      ],
      limit,
    });
    const entries = await reading.writing.entries(found);
    return entries.map(({ id, at, event_type, title, kind, record_id, record_label }) => ({
      id,
      at,
      event_type,
      title,
      kind,
      record_id,
      record_label,
    }));
  }
}
