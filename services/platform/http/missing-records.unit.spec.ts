import { describe, expect, it } from '@jest/globals';
import { UnreadEvents } from '../consuming/unread-events.js';
import { EventStoreUnavailableError, type RecordedEvent } from '../event-store/event-store.js';
import type { Caller, StaffCaller } from './caller.js';
import { MissingRecords } from './missing-records.js';

const STAY = '0190f3a2-0000-7000-8000-000000000001';
const INVOICE = '0190f3a2-0000-7000-8000-000000000002';
const BOATER = '0190f3a2-0000-7000-8000-000000000003';

interface Written {
  readonly stream?: string;
  readonly data?: RecordedEvent['data'];
  readonly marina_id?: string | null;
  readonly by?: string;
}

function event(position: number, { stream = `reservation-${STAY}`, data = {}, marina_id = 'm1', by = 'u1' }: Written) {
  const actor = { kind: 'staff' as const, id: by, name: null };
  const ids = { command_id: 'c', command_hash: 'c', correlation_id: 'c', causation_id: 'c' };
  const metadata = { marina_id, actor, ...ids, recorded_at: '2027-06-01T08:00:00.000Z', schema: 1 };
  return { id: `e${position}`, type: 'Happened', stream, revision: 0, position, data, metadata };
}

const staff = (more: Partial<StaffCaller> = {}) =>
  ({ kind: 'staff', user_id: 'u9', marina_id: 'm1', principal: { is_admin: false }, ...more }) as StaffCaller;
const boater = { kind: 'boater', boater_id: BOATER, reservation_id: STAY, marina_id: 'm1' } as Caller;
const anonymous: Caller = { kind: 'anonymous' };

/** Asks a log whose read models are complete up to a position. */
function asked(events: readonly RecordedEvent[], servedUpTo = 0) {
  let calls = 0;
  const store = {
    async *readAll({ after, limit = Infinity }: { after: number; limit?: number }) {
      calls += 1;
      await Promise.resolve();
      yield* events.filter(({ position }) => position > after).slice(0, limit);
    },
    head: () => Promise.resolve(events.at(-1)?.position ?? 0),
  };
  const unread = new UnreadEvents(store, { servedUpTo: () => Promise.resolve(servedUpTo) });
  const missing = new MissingRecords(unread, 1_000);
  return { shownFrom: (input: unknown, caller: Caller) => missing.shownFrom(input, caller), calls: () => calls };
}

describe('records that a query did not find', () => {
  const log = [event(3, {}), event(5, { data: { invoice: { id: INVOICE } } }), event(7, { stream: 'pier-1' })];

  it('are shown from the last event on that names one of them, in its stream or in its data', async () => {
    expect(await asked(log).shownFrom({ reservation_id: STAY }, staff())).toBe(5);
    expect(await asked(log).shownFrom({ filter: [{ invoice_id: INVOICE }] }, staff())).toBe(5);
    expect(await asked(log.slice(0, 1)).shownFrom({ reservation_id: STAY }, staff())).toBe(3);
  });

  it('are not there if the read models have all events that name them, after one call to the log', async () => {
    for (const [input, upTo] of [
      [{ reservation_id: STAY }, 5],
      [{ reservation_id: BOATER }, 0],
    ] as const) {
      const log_ = asked(log, upTo);
      expect(await log_.shownFrom(input, staff())).toBeUndefined();
      expect(log_.calls()).toBe(1);
    }
  });

  it.each<[string, Caller, Written, boolean]>([
    ['staff of the marina', staff(), {}, true],
    ['staff of another marina', staff({ marina_id: 'm2' }), {}, false],
    ['who wrote it for another marina', staff({ marina_id: 'm2', user_id: 'u1' }), {}, true],
    ['staff, of the whole installation', staff(), { marina_id: null }, false],
    [
      'an administrator without a marina',
      staff({ marina_id: null, principal: { is_admin: true } as StaffCaller['principal'] }),
      {},
      true,
    ],
    ['the boater of the stay', boater, {}, true],
    ['a boater of another stay', { ...boater, reservation_id: INVOICE } as Caller, {}, false],
    ['nobody known', anonymous, {}, false],
  ])('count for those who may know of them: %s', async (_, caller, written, counts) => {
    const position = await asked([event(3, written)]).shownFrom({ reservation_id: STAY }, caller);
    expect(position).toBe(counts ? 3 : undefined);
  });

  it('are those of the link if the query names none', async () => {
    expect(await asked(log).shownFrom(undefined, boater)).toBe(5);
    expect(await asked(log).shownFrom(undefined, staff())).toBeUndefined();
  });

  it('may be anywhere in the rest of the log if the read models are far behind, whoever asks', async () => {
    const long = Array.from({ length: 600 }, (_, at) => event(at + 1, { stream: 'pier-1' }));
    expect(await asked(long).shownFrom({ reservation_id: STAY }, staff({ marina_id: 'm2' }))).toBe(600);
  });

  it('are not there while the log is away', async () => {
    const away = () => Promise.reject(new EventStoreUnavailableError('away'));
    const store = { readAll: () => ({ [Symbol.asyncIterator]: () => ({ next: away }) }), head: away };
    const unread = new UnreadEvents(store, { servedUpTo: () => Promise.resolve(0) });
    expect(await new MissingRecords(unread, 1_000).shownFrom({ id: STAY }, staff())).toBeUndefined();
  });

  it('are not waited for longer than a query may take', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const store = { readAll: () => ({ [Symbol.asyncIterator]: () => ({ next: silent }) }), head: silent };
    const unread = new UnreadEvents(store, { servedUpTo: () => Promise.resolve(0) });
    expect(await new MissingRecords(unread, 5).shownFrom({ id: STAY }, staff())).toBeUndefined();
  });
});
