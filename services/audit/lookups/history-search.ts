import { Injectable } from '@nestjs/common';
import type { AuditSearch } from '../../../contracts/audit/call-schemas.js';
import type { AuditEntry } from '../../../contracts/audit/entry.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { auditFilterOf } from './audit-filter.js';
import { AuditReader, type Reader } from './audit-reader.js';

/** Entries that a search by words reads at most, the newest of them: each is written in the reader's language first. */
const MOST_READ = 1000;

/** Finds events by the index and reads their changes from the streams themselves. */
@Injectable()
export class HistorySearch {
  constructor(private readonly reader: AuditReader) {}

  /** @param words each of them is in the entry's own words; empty: every entry is found */
  async find(reader: Reader, search: AuditSearch, words = ''): Promise<{ items: AuditEntry[]; total: number }> {
    const reading = await this.reader.open(reader);
    if (reading === null) return { items: [], total: 0 };
    const { index, timeZone, writing } = reading;
    const { page, page_size } = search;
    const marina = { id: reader.marina_id, time_zone: timeZone };
    const filter = await auditFilterOf(reading, marina, search.filter);
    const direction = search.sort === 'newest' ? -1 : 1;
    const sort = [['recorded_at', direction] as const, ['position', direction] as const];
    const skip = (page - 1) * page_size;
    if (words === '') {
      const found = await index.find({ filter, sort, skip, limit: page_size });
      return { items: await writing.entries(found), total: await index.count(filter) };
    }
    const read = await writing.entries(await index.find({ filter, sort, limit: MOST_READ }));
    const matching = read.filter(containing(words));
    return { items: matching.slice(skip, skip + page_size), total: matching.length };
  }
}

/** Finds entries by what a reader sees of them: title, person, record and changes; case and accents do not matter. */
function containing(words: string): (entry: AuditEntry) => boolean {
  const wanted = folded(words).split(' ');
  return ({ title, actor, record_label, changes }) => {
    const changed = changes.flatMap(({ label, from, to }) => [label, from, to]);
    const text = folded([title, actor.name, record_label, ...changed].filter((part) => part !== null).join(' '));
    return wanted.every((word) => text.includes(word));
  };
}
