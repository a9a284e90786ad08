import { Inject } from '@nestjs/common';
import { auditErrors } from '../../../contracts/audit/errors.js';
import type { EverywhereFilter, SealedHistory } from '../../../contracts/audit/everywhere-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';
import type { CanonicalValue } from '../sealing/canonical-json.js';
import { HistoryKey } from '../sealing/history-key.js';
import { sealedLines } from '../sealing/sealed-file.js';
import { EverywhereReader } from './everywhere-reader.js';

/** Entries that one file holds. */
const MOST_ENTRIES = 10_000;

/** A file of many entries takes seconds: one is written at a time, and few wait. */
const sealing = new ConcurrencyLimit(1, 2);

export class SealHistory extends Query<SealedHistory | Refusal> {
  constructor(
    readonly by: { readonly user_id: string; readonly name: string; readonly language: Language },
    readonly filter: EverywhereFilter,
  ) {
    super();
  }
}

/** Writes the entries of a search, oldest first, into a file that shows each later change. */
@QueryHandler(SealHistory)
export class SealHistoryHandler {
  constructor(
    private readonly everywhere: EverywhereReader,
    private readonly key: HistoryKey,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ by, filter }: SealHistory): Promise<SealedHistory | Refusal> {
    return sealing.run(() => this.sealed(by, filter));
  }

  private async sealed(by: SealHistory['by'], filter: EverywhereFilter): Promise<SealedHistory | Refusal> {
    const { index, marinas, filter: wanted } = await this.everywhere.open(filter);
    const found = await index.find({
      filter: wanted,
      sort: [
        ['recorded_at', 1],
        ['position', 1],
      ],
      limit: MOST_ENTRIES + 1,
    });
    if (found.length > MOST_ENTRIES) {
      return refuse('validation', auditErrors.too_many, { details: { most: MOST_ENTRIES } });
    }
    // All at once: a stream with many of the entries is read once.
    const entries: readonly object[] = await this.everywhere.entries(found, marinas, by.language);
    const { privateKey, publicKey } = await this.key.keyPair();
    const exported_at = this.clock.nowIso();
    const head = {
      exported_at,
      exported_by: { id: by.user_id, name: by.name },
      filter: filter as CanonicalValue & object,
      language: by.language,
      marinas: filter.marinas === undefined ? 'all' : [...marinas.values()].map((marina) => ({ ...marina })),
    };
    const lines: string[] = [];
    const work = new GivingWay();
    for (const line of sealedLines({ head, entries: entries as CanonicalValue[], publicKey, privateKey })) {
      lines.push(line);
      await work.giveWay();
    }
    const [only] = filter.marinas?.length === 1 ? [...marinas.values()] : [];
    const whose = only === undefined ? '' : `${only.code}-`;
    return {
      file_name: `history-${whose}${exported_at.slice(0, 10)}.jsonl`,
      text: lines.join(''),
      entries: entries.length,
    };
  }
}
