import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SettableClock } from '../clock/clock.js';
import { DeadLetters } from '../consuming/dead-letters.js';
import { SentMails } from '../mail/sent-mails.js';
import { BUILT_FROM } from '../read-models/built-from.js';
import type { LogPlace } from '../read-models/read-model-store.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { LastBackup } from '../safekeeping/last-backup.js';
import { moveFromReadModels } from './move-from-read-models.js';

const clock = new SettableClock('2027-06-01T08:00:00.000Z');
const BACKUP = { to: '/backups/1', made_at: clock.nowIso(), position: 9, events: 9, files: 0, bytes: 1 };
const MAILS = ['policy:mails', { position: 7, event_id: 'seventh' }] as const;
const FEED = ['feed', { position: 9, event_id: null }] as const;
const LIST = ['reservations@3', { position: 8, event_id: 'eighth' }] as const;
const letter = { revision: 2, position: 5, event_type: 'X', error: 'no' };

describe('the record that earlier versions kept among the read models', () => {
  let readModels: SqliteReadModelStore;
  let record: SqliteReadModelStore;

  beforeEach(() => {
    [readModels, record] = [SqliteReadModelStore.inMemory(), SqliteReadModelStore.inMemory()];
  });
  afterEach(() => Promise.all([readModels.close(), record.close()]));

  async function keptAsBefore(): Promise<void> {
    for (const [consumer, place] of [MAILS, FEED, LIST]) await readModels.saveCheckpoint(consumer, 0, place);
    const sent = new SentMails(readModels);
    for (const id of ['one', 'two']) await sent.add(id);
    await new LastBackup(readModels, clock).note(BACKUP);
    const deadLetters = new DeadLetters(readModels, readModels, clock);
    for (const consumer of ['policy:mails', 'reservations@3']) {
      await deadLetters.add({ consumer, stream: 'lamp-1', ...letter });
    }
    const place = await readModels.open({ name: BUILT_FROM, indexes: [] });
    await place.write([{ _id: 'log', position: 1, document: { place: '/data' } }]);
  }

  async function expectMoved(checkpoints: readonly (readonly [string, LogPlace])[] = [FEED, MAILS]): Promise<void> {
    expect(new Map(await record.checkpoints())).toEqual(new Map(checkpoints));
    const sent = new SentMails(record);
    expect(await Promise.all(['one', 'two', 'three'].map((id) => sent.has(id)))).toEqual([true, true, false]);
    expect(await new LastBackup(record, clock).find()).toEqual(BACKUP);
    const found = await new DeadLetters(readModels, record, clock).find();
    expect(found.map(({ consumer }) => consumer).sort()).toEqual(['policy:mails', 'reservations@3']);
    const place = await (await record.open({ name: BUILT_FROM, indexes: [] })).get('log');
    expect(place).toMatchObject({ place: '/data' });
    expect(await readModels.names()).toEqual(['parked']);
    expect((await readModels.checkpoints()).get('reservations@3')).toEqual(LIST[1]);
  }

  it('is moved once, and an earlier version finds no place to begin at', async () => {
    await keptAsBefore();
    await moveFromReadModels(readModels, record);
    await expectMoved();
    await moveFromReadModels(readModels, record);
    await expectMoved();
    expect(await readModels.loadCheckpoint('policy:mails')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('never takes a consumer back', async () => {
    await keptAsBefore();
    const further = { position: 12, event_id: 'twelfth' };
    await record.saveCheckpoint('policy:mails', 0, further);
    await moveFromReadModels(readModels, record);
    await expectMoved([FEED, ['policy:mails', further]]);
  });

  it('is whole after a move that was interrupted at any write and repeated', async () => {
    await keptAsBefore();
    let writes = 0;
    for (let most = 0; ; most += 1) {
      const budget = { left: most };
      const [from, to] = [readModels, record].map((store) => dying(store, budget)) as [
        typeof readModels,
        typeof record,
      ];
      const interrupted = await moveFromReadModels(from, to).then(
        () => false,
        () => true,
      );
      writes = most;
      if (!interrupted) break;
    }
    // Each attempt continued after the one before, so the last of them had little left to do.
    expect(writes).toBeGreaterThan(2);
    await expectMoved();
  });
});

/** A store whose process is killed before it has written more than that. */
function dying<T extends object>(store: T, budget: { left: number }): T {
  const mutating = new Set(['write', 'drop', 'saveCheckpoint']);
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = (member as (...args: unknown[]) => unknown).bind(target);
      if (name === 'open') return async (...args: unknown[]) => dying((await method(...args)) as object, budget);
      if (!mutating.has(String(name))) return method;
      return (...args: unknown[]) => {
        budget.left -= 1;
        return budget.left < 0 ? Promise.reject(new Error('killed')) : method(...args);
      };
    },
  });
}
