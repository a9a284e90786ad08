import { Inject } from '@nestjs/common';
import { auditErrors } from '../../../contracts/audit/errors.js';
import type { EverywhereFilter } from '../../../contracts/audit/everywhere-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';
import { EverywhereReader } from '../lookups/everywhere-reader.js';
import type { CanonicalValue } from '../sealing/canonical-json.js';
import { HistoryKey } from '../sealing/history-key.js';
import { type OpenedSeal, SealedLines } from '../sealing/sealed-file.js';

/** Entries that one file holds. */
const MOST_ENTRIES = 10_000;

/** Entries that are read and held at a time. A stream with more of the entries is read again for each part. */
const ENTRIES_AT_ONCE = 2_000;

/** A file of many entries takes seconds: one is written at a time, and few wait. */
const sealing = new ConcurrencyLimit(1, 2);

export class SealHistory extends Query<OpenedSeal | Refusal> {
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

  async execute({ by, filter }: SealHistory): Promise<OpenedSeal | Refusal> {
    const close = await sealing.enter();
    try {
      const opened = await this.open(by, filter);
      if (!isRefusal(opened)) return { ...opened, close };
      close();
      return opened;
    } catch (error) {
      close();
      throw error;
    }
  }

  private async open(by: SealHistory['by'], filter: EverywhereFilter): Promise<Omit<OpenedSeal, 'close'> | Refusal> {
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
    const { privateKey, publicKey } = await this.key.keyPair();
    const exported_at = this.clock.nowIso();
    const head = {
      exported_at,
      exported_by: { id: by.user_id, name: by.name },
      filter: filter as CanonicalValue & object,
      language: by.language,
      marinas: filter.marinas === undefined ? 'all' : [...marinas.values()].map((marina) => ({ ...marina })),
    };
    const entriesFrom = async (from: number): Promise<readonly object[]> =>
      this.everywhere.entries(found.slice(from, from + ENTRIES_AT_ONCE), marinas, by.language);
    const [only] = filter.marinas?.length === 1 ? [...marinas.values()] : [];
    const whose = only === undefined ? '' : `${only.code}-`;
    return {
      file_name: `history-${whose}${exported_at.slice(0, 10)}.jsonl`,
      entries: found.length,
      lines: written(new SealedLines({ head, publicKey, privateKey }), found.length, entriesFrom),
    };
  }
}

async function* written(
  lines: SealedLines,
  total: number,
  entriesFrom: (from: number) => Promise<readonly object[]>,
): AsyncGenerator<string> {
  const work = new GivingWay();
  yield lines.first;
  for (let from = 0; from < total; from += ENTRIES_AT_ONCE) {
    for (const entry of await entriesFrom(from)) {
      yield lines.next(entry as CanonicalValue);
      await work.giveWay();
    }
  }
  yield lines.last();
}
