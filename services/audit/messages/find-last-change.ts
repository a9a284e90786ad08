import { FindLastChange } from '../../../contracts/audit/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { AuditReader } from '../lookups/audit-reader.js';
import { RecordHistory } from '../lookups/record-history.js';

@QueryHandler(FindLastChange)
export class FindLastChangeHandler {
  constructor(
    private readonly reader: AuditReader,
    private readonly history: RecordHistory,
  ) {}

  async execute({ input }: FindLastChange): Promise<BusAnswer<FindLastChange>> {
    const { marina_id, language, stream, at } = input;
    const reading = await this.reader.open({ marina_id, language });
    if (reading === null) return null;
    const [last] = await reading.index.find({
      filter: { stream, marina_id, recorded_at: { $lte: at } },
      sort: [
        ['recorded_at', -1],
        ['position', -1],
      ],
      limit: 1,
    });
    if (last === undefined) return null;
    const event = await this.history.event(last.stream, last.revision);
    const { id, at: when, title } = await reading.writing.happening(last, event);
    return { id, at: when, title };
  }
}
