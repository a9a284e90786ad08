import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { EventStore, NewEvent } from '../event-store/event-store.js';
import { parseSettings } from '../settings/settings.js';
import { createLogger } from './logger.js';
import { type Append, ObservedEventStore } from './observed-event-store.js';
import { startTracing } from './start-tracing.js';
import { reacting, recordSpans, startSpan, traced, tracedBatch } from './tracing.js';
import { during, workUnderWay } from './work.js';

const event = { type: 'LineWritten', metadata: { correlation_id: 'c', command_id: 'd' } };

describe('without a collector', () => {
  it('no span is described, nothing is loaded and commands are not wrapped', async () => {
    const describe = jest.fn<() => never>();
    const execute = () => Promise.resolve();
    const bus = { execute };
    const stop = await startTracing(parseSettings({}), createLogger('silent'), bus as unknown as CommandBus);
    expect(startSpan(describe)).toBeUndefined();
    expect(await traced('c', describe, () => Promise.resolve(1))).toBe(1);
    expect(await tracedBatch(describe, () => Promise.resolve(2))).toBe(2);
    expect(describe).not.toHaveBeenCalled();
    expect(bus.execute).toBe(execute);
    await stop();
  });

  it('work on an event still has its correlation id', async () => {
    expect(await reacting('policy:x', event, () => Promise.resolve(workUnderWay()))).toEqual({ correlation_id: 'c' });
    expect(workUnderWay()).toBeUndefined();
  });
});

describe('with a recorder of spans', () => {
  const ended: unknown[] = [];
  const recorded: object[] = [];
  const open = {
    traceId: 'elsewhere',
    sampled: true,
    set: (attributes: object) => void recorded.push(attributes),
    end: (error?: unknown) => void ended.push(error),
  };
  const recorder = { start: () => open, traceIdOf: (id: string) => id };

  afterEach(() => {
    recordSpans(undefined);
    ended.length = 0;
    recorded.length = 0;
  });

  it('a span ends with the outcome of its work', async () => {
    recordSpans(recorder);
    const describe = () => ({ name: 'x', kind: 'internal' as const, attributes: {} });
    expect(await traced('c', describe, () => Promise.resolve(workUnderWay()))).toMatchObject({
      correlation_id: 'c',
      span: open,
    });
    const failure = new Error('x');
    await expect(traced('c', describe, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(ended).toEqual([undefined, failure]);
  });

  it('events hold the trace id of their caller', async () => {
    const written: NewEvent[] = [];
    const append = (_stream: string, _expected: unknown, events: readonly NewEvent[]) => {
      written.push(...events);
      return Promise.resolve({ revision: 0, position: 1 });
    };
    const appends: Append[] = [];
    const nothing = () => undefined;
    const reads = { readStream: nothing, readAll: nothing, subscribe: nothing, eventAt: nothing, head: nothing };
    const recent = { recentOf: nothing, recentHead: nothing, catchUp: nothing };
    const others = { ...reads, ...recent, ping: nothing, close: nothing };
    const store = new ObservedEventStore({ ...others, append } as unknown as EventStore);
    store.appends.add((append) => appends.push(append));
    const events = [event as unknown as NewEvent];
    await store.append('notebook-1', 'no_stream', events);
    recordSpans(recorder);
    await during({ correlation_id: 'c', span: open }, () => store.append('notebook-1', 0, events));
    await during({ correlation_id: 'c', span: { ...open, traceId: 'c' } }, () => store.append('notebook-1', 1, events));
    await during({ correlation_id: 'c', span: { ...open, sampled: false } }, () => store.append('n-1', 2, events));
    expect(written.map(({ metadata }) => metadata.trace_id)).toEqual([undefined, 'elsewhere', undefined, undefined]);
    expect(appends).toMatchObject(Array(4).fill({ outcome: 'stored', events: 1 }));
  });
});
