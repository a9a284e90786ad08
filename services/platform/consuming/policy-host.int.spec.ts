import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { eventually, notebook, type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { causedBy, type Policy } from './policy-host.js';

type Event = LoggedEvent<NotebookEvent>;

/** Copies every line into the notebook `copies` by a command; fails as the test requires. */
class Copying implements Policy<NotebookEvent> {
  readonly name = 'copying';
  readonly reactsTo = ['LineWritten'] as const satisfies NotebookEvent['type'][];
  readonly tried: string[] = [];
  failures = 0;
  failing: Error = new Error('no ink');

  constructor(private readonly bench: PlatformBench) {}

  async handle(event: Event): Promise<void> {
    if (event.stream === 'notebook-copies') return;
    const { line } = event.data as { line: string };
    this.tried.push(line);
    if ((line === 'poison' || this.failing instanceof EngineUnavailableError) && this.failures > 0) {
      this.failures -= 1;
      throw this.failing;
    }
    const answer = await this.bench.core.repository.execute(
      notebook,
      'copies',
      causedBy(event, this.name),
      (): NotebookEvent[] => [{ type: 'LineWritten', data: { by: 'p1', line } }],
    );
    if (isRefusal(answer)) throw new Error(answer.code);
  }
}

describe('policies', () => {
  let bench: PlatformBench;
  let copying: Copying;

  beforeEach(() => {
    bench = new PlatformBench();
    copying = new Copying(bench);
  });
  afterEach(() => bench.close());

  function run(): void {
    bench.core.policies.register(copying);
    bench.core.policies.start();
  }

  const copies = async () => (await bench.core.repository.load(notebook, 'copies')).state.lines;
  const deadLetters = () => bench.core.deadLetters.find();
  const resume = (stream: string) => bench.core.policies.resume('policy:copying', stream);

  it('react to events with commands that name their cause', async () => {
    run();
    const command = bench.context({ marina_id: 'm7' });
    const { position } = (await bench.write('n1', 'a', command)) as { position: number };
    await bench.settled();
    const [cause, effect] = (await bench.core.log.after(position - 1, 2)) as LoggedEvent[];
    expect(effect).toMatchObject({
      stream: 'notebook-copies',
      metadata: {
        marina_id: 'm7',
        actor: { kind: 'system', name: null },
        correlation_id: command.correlation_id,
        causation_id: cause?.id,
      },
    });
  });

  it('handle records concurrently, and the events of each in order', async () => {
    const under = new Set<string>();
    const seen: string[] = [];
    let most = 0;
    bench.core.policies.register({
      name: 'slow',
      reactsTo: ['LineWritten'],
      handle: async ({ stream, data }: Event) => {
        expect(under.has(stream)).toBe(false);
        under.add(stream);
        most = Math.max(most, under.size);
        await pause(5);
        under.delete(stream);
        seen.push(`${stream} ${(data as { line: string }).line}`);
      },
    });
    for (const line of ['1', '2', '3']) for (const id of ['a', 'b', 'c']) await bench.write(id, line);
    bench.core.policies.start();
    await bench.settled();
    expect(most).toBe(3);
    for (const id of ['a', 'b', 'c']) {
      const own = seen.filter((one) => one.startsWith(`notebook-${id} `));
      expect(own).toEqual(['1', '2', '3'].map((line) => `notebook-${id} ${line}`));
    }
  });

  /** A policy that handles what is closed and takes note of it; it fails at `faulty`. */
  function noting(seen: string[], faulty = ''): Policy<NotebookEvent> {
    let under = 0;
    return {
      name: 'noting',
      reactsTo: ['NotebookClosed'],
      handle: async ({ data }: Event) => {
        const { reason } = data as { reason: string };
        under += 1;
        const alone = under === 1;
        await otherWork();
        under -= 1;
        if (reason === faulty) throw new Error('no ink');
        seen.push(alone ? reason : `${reason} beside another`);
      },
    };
  }

  it('handle the events of one record in the order of the log, whichever of its streams they are in', async () => {
    const seen: string[] = [];
    bench.core.policies.register(noting(seen));
    await bench.writeRaw('notebook-a', 0, 'NotebookClosed', { reason: '1' });
    await bench.writeRaw('notebook-a', 1, 'NotebookClosed', { reason: '2' });
    await bench.writeRaw('cover-a', 0, 'NotebookClosed', { reason: '3' });
    await bench.writeRaw('notebook-a', 2, 'NotebookClosed', { reason: '4' });
    bench.core.policies.start();
    await bench.settled();
    expect(seen).toEqual(['1', '2', '3', '4']);
  });

  it('go on with the other streams of a record when one of them is dead-lettered', async () => {
    const seen: string[] = [];
    bench.core.policies.register(noting(seen, 'torn'));
    await bench.writeRaw('notebook-a', 0, 'NotebookClosed', { reason: 'torn' });
    await bench.writeRaw('notebook-a', 1, 'NotebookClosed', { reason: 'after' });
    await bench.writeRaw('cover-a', 0, 'NotebookClosed', { reason: 'fine' });
    bench.core.policies.start();
    await bench.settled();
    expect(seen).toEqual(['fine']);
    expect(await deadLetters()).toMatchObject([{ stream: 'notebook-a', revision: 0 }]);
  });

  it('have no second effect when an event is repeated', async () => {
    run();
    await bench.write('n1', 'a');
    await bench.settled();
    // This is the state after a crash between the command and the checkpoint.
    await bench.record.deleteCheckpoint('policy:copying');
    await bench.restart();
    run();
    await bench.settled();
    expect(copying.tried).toEqual(['a', 'a']);
    expect(await copies()).toEqual(['a']);
  });

  it('distinguish the steps of one reaction', async () => {
    await bench.write('n1', 'a');
    await bench.write('n1', 'b');
    const [first, second] = (await bench.core.log.after(0, 2)) as [LoggedEvent, LoggedEvent];
    const ids = [
      causedBy(first, 'copying'),
      causedBy(first, 'copying', 'step'),
      causedBy(first, 'other'),
      causedBy(second, 'copying'),
    ].map(({ command_id }) => command_id);
    expect(new Set(ids).size).toBe(4);
    expect(causedBy(first, 'copying').command_id).toBe(ids[0]);
  });

  it('retry a few times', async () => {
    run();
    copying.failures = 2;
    await bench.write('n1', 'poison');
    await bench.settled();
    expect(copying.tried).toEqual(['poison', 'poison', 'poison']);
    expect([await copies(), await deadLetters()]).toEqual([['poison'], []]);
  });

  it('dead-letter a stream that keeps failing, continue with the others, and resume it in order', async () => {
    run();
    copying.failures = 3;
    await bench.write('n1', 'poison');
    await bench.write('n1', 'after');
    await bench.write('n2', 'fine');
    await bench.settled();
    expect(await copies()).toEqual(['fine']);
    expect(await deadLetters()).toMatchObject([
      { consumer: 'policy:copying', stream: 'notebook-n1', revision: 0, event_type: 'LineWritten', error: 'no ink' },
    ]);
    copying.failures = 3;
    expect(await resume('notebook-n1')).toBe(false);
    expect(await deadLetters()).toHaveLength(1);
    expect(await Promise.all([resume('notebook-n1'), resume('notebook-n1')])).toEqual([true, false]);
    await bench.write('n1', 'later');
    await bench.settled();
    expect(await copies()).toEqual(['fine', 'poison', 'after', 'later']);
    expect(await deadLetters()).toEqual([]);
    expect(await resume('notebook-n1')).toBe(false);
  });

  it('keep dead letters across a restart', async () => {
    run();
    copying.failures = 3;
    await bench.write('n1', 'poison');
    await bench.settled();
    await bench.restart();
    run();
    await bench.write('n1', 'after');
    await bench.settled();
    expect([await copies(), await deadLetters()]).toMatchObject([[], [{ stream: 'notebook-n1' }]]);
  });

  it('keep dead letters through a rebuild of the read models', async () => {
    run();
    copying.failures = 3;
    await bench.write('n1', 'poison');
    await bench.settled();
    await bench.core.policies.stop();
    await bench.core.deadLetters.add({
      consumer: 'pages@1',
      stream: 'notebook-n1',
      revision: 0,
      position: 1,
      event_type: 'LineWritten',
      error: 'of a former version',
    });
    await bench.secondProcess().projections.rebuild(() => undefined);
    expect(await deadLetters()).toMatchObject([{ consumer: 'policy:copying', stream: 'notebook-n1' }]);
  });

  it('dead-letter what they cannot read', async () => {
    run();
    await bench.writeRaw('notebook-n1', 0, 'NotebookBurnt', { reason: 'x' });
    await bench.settled();
    expect(await deadLetters()).toMatchObject([{ stream: 'notebook-n1', event_type: 'unreadable' }]);
  });

  it('wait for an engine that is down without writing a dead letter', async () => {
    run();
    copying.failing = new EngineUnavailableError('the disk is full');
    copying.failures = 5;
    await bench.write('n1', 'a');
    await eventually(() => bench.core.policies.status()[0]?.state === 'failing');
    await eventually(async () => (await copies()).length === 1);
    await bench.settled();
    expect([copying.tried.length, await deadLetters()]).toEqual([6, []]);
  });

  it('continue from their checkpoint after a restart', async () => {
    run();
    await bench.write('n1', 'a');
    await bench.settled();
    await bench.restart();
    await bench.write('n1', 'b');
    run();
    await bench.settled();
    expect(copying.tried).toEqual(['a', 'b']);
  });

  /** A policy that repairs notebooks: what it does for one follows from its last line. A line `!` is handled for itself. */
  function repairing(seen: string[], onRead: () => void = () => undefined): Policy<NotebookEvent> {
    const lineOf = ({ data }: Event) => (data as { line: string }).line;
    return {
      name: 'repairing',
      reactsTo: ['LineWritten'],
      repairs: (event) => {
        onRead();
        return lineOf(event) === '!' ? null : event.stream;
      },
      handle: async (event) => {
        await otherWork();
        seen.push(`${event.stream} ${lineOf(event)}`);
      },
    };
  }

  const writeMany = (id: string, lines: readonly string[]) =>
    bench.core.repository.execute(notebook, id, bench.context(), () =>
      lines.map((line): NotebookEvent => ({ type: 'LineWritten', data: { by: 'p1', line } })),
    );
  /** More than one batch of the log. */
  const many = Array.from({ length: 2_100 }, (_, index) => String(index));

  it('that repair get the last event about each record while they catch up, and each event after that', async () => {
    const seen: string[] = [];
    await bench.write('b', 'first');
    await writeMany('a', ['0', '!', ...many]);
    await bench.write('b', 'last');
    bench.core.policies.register(repairing(seen));
    bench.core.policies.start();
    await bench.settled();
    expect(seen.toSorted()).toEqual(['notebook-a !', 'notebook-a 2099', 'notebook-b last']);
    expect(seen.indexOf('notebook-a !')).toBeLessThan(seen.indexOf('notebook-a 2099'));
    seen.length = 0;
    await writeMany('a', ['x', 'y']);
    await bench.settled();
    expect(seen).toEqual(['notebook-a x', 'notebook-a y']);
  });

  it('that repair read again what they held back when they were stopped', async () => {
    const seen: string[] = [];
    await bench.write('b', 'first');
    await writeMany('a', many);
    let stopped: Promise<void> | undefined;
    bench.core.policies.register(
      repairing(seen, () => {
        stopped ??= bench.core.policies.stop();
      }),
    );
    bench.core.policies.start();
    await eventually(() => stopped !== undefined);
    await stopped;
    expect([seen, await bench.readModels.loadCheckpoint('policy:repairing')]).toEqual([[], 0]);
    await bench.restart();
    bench.core.policies.register(repairing(seen));
    bench.core.policies.start();
    await bench.settled();
    expect(seen.toSorted()).toEqual(['notebook-a 2099', 'notebook-b first']);
  });

  it('must each be defined once', () => {
    bench.core.policies.register(copying);
    expect(() => bench.core.policies.register(copying)).toThrow('defined twice');
  });
});
