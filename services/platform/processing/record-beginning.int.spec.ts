import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { noteBeginning, skipUnknown, unknownPeriod } from './record-beginning.js';

describe('the beginning of a processing record', () => {
  let bench: PlatformBench;
  const warn = jest.fn();
  beforeEach(() => {
    warn.mockClear();
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  const note = () =>
    noteBeginning({ record: bench.record, eventStore: bench.store, clock: bench.clock, logger: { warn } });
  const place = () => bench.record.checkpoints().then((all) => all.get('policy:mails'));

  it('is that of the log in a new installation, whose consumers begin at the first event', async () => {
    await note();
    await bench.write('n1', 'one');
    await note();
    await skipUnknown(bench.record, 'policy:mails');
    expect([await unknownPeriod(bench.record), await place()]).toEqual([null, undefined]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is that of the log if a consumer has a checkpoint in it', async () => {
    await bench.write('n1', 'one');
    await bench.record.saveCheckpoint('feed', 0, { position: 1, event_id: null });
    await note();
    expect(await unknownPeriod(bench.record)).toBeNull();
  });

  it('is the end of a log that came without it, which is logged once and names the last three days', async () => {
    await bench.write('n1', 'one');
    bench.clock.set('2027-06-02T08:00:00.000Z');
    await bench.write('n1', 'two');
    bench.clock.set('2027-06-04T20:00:00.000Z');
    await note();
    const head = await bench.store.head();
    const event_id = (await bench.store.eventAt(head))?.id;
    const period = { from: '2027-06-01T20:00:00.000Z', until: '2027-06-04T20:00:00.000Z' };
    expect(await unknownPeriod(bench.record)).toEqual({ ...period, log: { position: head, event_id } });
    await bench.write('n1', 'three');
    await note();
    expect(warn.mock.calls).toEqual([[period, expect.stringMatching(/nobody knows which mails/)]]);
    await skipUnknown(bench.record, 'policy:mails');
    expect(await place()).toEqual({ position: head, event_id });
  });

  it('does not take back a consumer that has come further', async () => {
    await bench.write('n1', 'one');
    await note();
    const further = { position: 40, event_id: null };
    await bench.record.saveCheckpoint('policy:mails', 0, further);
    await skipUnknown(bench.record, 'policy:mails');
    expect(await place()).toEqual(further);
  });
});
