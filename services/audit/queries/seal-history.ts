import { Inject } from '@nestjs/common';
import { auditErrors } from '../../../contracts/audit/errors.js';
import type {
  EntryOfMarina,
  EverywhereFilter,
  MarinaRef,
  SealedHistory,
} from '../../../contracts/audit/everywhere-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';
import type { CanonicalValue } from '../sealing/canonical-json.js';
import { HistoryKey } from '../sealing/history-key.js';
import { sealedFile } from '../sealing/sealed-file.js';
import type { IndexEntry } from './causes.js';
import { EverywhereReader } from './everywhere-reader.js';

/** Entries that one file holds. */
const MOST_ENTRIES = 10_000;
/** Entries that are written at a time, between other requests. */
const AT_A_TIME = 200;

/** A file of many entries takes the process for seconds: one is written at a time, and few wait. */
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
    const entries = await this.written(found, marinas, by.language);
    const { privateKey, publicKey } = await this.key.keyPair();
    const exported_at = this.clock.nowIso();
    const head = {
      exported_at,
      exported_by: { id: by.user_id, name: by.name },
      filter: filter as CanonicalValue & object,
      language: by.language,
      marinas: filter.marinas === undefined ? 'all' : [...marinas.values()].map((marina) => ({ ...marina })),
    };
    const text = sealedFile({ head, entries, publicKey, privateKey });
    const [only] = filter.marinas?.length === 1 ? [...marinas.values()] : [];
    const whose = only === undefined ? '' : `${only.code}-`;
    return { file_name: `history-${whose}${exported_at.slice(0, 10)}.jsonl`, text, entries: entries.length };
  }

  private async written(
    found: readonly IndexEntry[],
    marinas: ReadonlyMap<string, MarinaRef>,
    language: Language,
  ): Promise<CanonicalValue[]> {
    const entries: EntryOfMarina[] = [];
    for (let at = 0; at < found.length; at += AT_A_TIME) {
      entries.push(...(await this.everywhere.entries(found.slice(at, at + AT_A_TIME), marinas, language)));
    }
    return entries as readonly object[] as CanonicalValue[];
  }
}
