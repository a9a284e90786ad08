import { Injectable } from '@nestjs/common';
import type { AsOfRequest } from '../../../contracts/audit/call-schemas.js';
import type { AsOf } from '../../../contracts/audit/entry.js';
import { auditErrors } from '../../../contracts/audit/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { AuditReader, type Reader } from './audit-reader.js';
import { RecordHistory } from './record-history.js';

/** Records as they stood at an instant. */
@Injectable()
export class RecordsAsOf {
  constructor(
    private readonly reader: AuditReader,
    private readonly history: RecordHistory,
  ) {}

  /**
   * Reads the index first: a record without an entry in this marina's history up to then does not belong to the marina.
   */
  async find(reader: Reader, request: AsOfRequest): Promise<AsOf | Refusal> {
    const { kind, id } = request;
    const notFound = refuse('not_found', auditErrors.not_found);
    const reading = await this.reader.open(reader);
    const stream = this.history.streamOf(kind, id);
    if (reading === null || stream === undefined) return notFound;
    const { index, scope, spoken, writing } = reading;
    const at = new Date(request.at).toISOString();
    const [last] = await index.find({
      filter: { marina_id: reader.marina_id, stream, recorded_at: { $lte: at } },
      sort: [
        ['recorded_at', -1],
        ['position', -1],
      ],
      limit: 1,
    });
    const standing = last === undefined ? undefined : await this.history.asOf(kind, id, at, scope);
    if (last === undefined || standing === undefined) return notFound;
    const facts: AsOf['facts'] = [];
    for (const { field, of, value } of standing.facts) {
      const label = await spoken.label(field, of);
      const code = value?.is === 'word' ? value.code : null;
      facts.push({ field, of: of?.id ?? null, label, value: await spoken.say(value), code });
    }
    return {
      kind,
      id,
      record_label: await spoken.say(standing.label),
      at,
      revision: standing.revision,
      facts,
      last_change: await writing.happening(last, await this.history.event(last.stream, last.revision)),
    };
  }
}
