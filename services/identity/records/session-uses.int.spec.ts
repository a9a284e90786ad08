import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { sessionUseEvents } from '../domain/session-use.js';
import { SessionUses } from './session-uses.js';

const started_at = '2027-06-01T08:00:00.000Z';
const session = { session_id: 's1', started_at };
const HOUR_MS = 3_600_000;

describe('the last use of a session', () => {
  let bench: PlatformBench;
  let full = false;
  beforeEach(() => {
    full = false;
    bench = new PlatformBench({
      events: Object.values(sessionUseEvents),
      wrap: (store) =>
        new Proxy(store, {
          get: (target, name) => {
            if (name === 'append' && full) return () => Promise.reject(new Error('the disk is full'));
            const value: unknown = Reflect.get(target, name);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          },
        }),
    });
  });
  afterEach(() => bench.close());

  const process = () => new SessionUses(bench.secondProcess().repository, bench.clock, bench.logger);
  const recorded = async () => {
    let events = 0;
    for await (const _ of bench.store.readStream('sessionuse-s1', {})) events += 1;
    return events;
  };

  it('is the same in every process, and after a restart', async () => {
    const [one, other] = [process(), process()];
    bench.clock.advance(HOUR_MS);
    const used = bench.clock.nowIso();
    await one.note(session);
    bench.clock.advance(HOUR_MS / 2);
    await other.note(session);
    expect([await one.of(session), await other.of(session), await recorded()]).toEqual([used, used, 1]);
    await bench.restart();
    expect(await process().of(session)).toBe(used);
  });

  it('is recorded once if two processes see the same hour', async () => {
    const [one, other] = [process(), process()];
    bench.clock.advance(2 * HOUR_MS);
    await Promise.all([one.note(session), other.note(session), one.note(session)]);
    expect(await recorded()).toBe(1);
  });

  it('does not stop a call where nothing can be written', async () => {
    const uses = process();
    bench.clock.advance(HOUR_MS);
    full = true;
    await expect(uses.note(session)).resolves.toBeUndefined();
    expect(await uses.of(session)).toBe(started_at);
    full = false;
    bench.clock.advance(HOUR_MS);
    await uses.note(session);
    expect(await uses.of(session)).toBe(bench.clock.nowIso());
  });
});
