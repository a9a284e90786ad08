import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { type Notebook, notebook, type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import {
  type AppendResult,
  type EventStore,
  EventStoreUnavailableError,
  type LogMoment,
} from '../event-store/event-store.js';
import type { Aggregate } from './aggregate.js';
import { asOf } from './log-moment.js';
import { SnapshotStore } from './snapshot-store.js';
import { StreamRepository } from './stream-repository.js';

const line = (text: string): NotebookEvent[] => [{ type: 'LineWritten', data: { by: 'p1', line: text } }];

/** A process whose tail of the log delivers events only when it catches up; `asked` counts what that costs. */
function deliveringLate(store: EventStore, asked: () => void = () => undefined): EventStore {
  let reached = { position: 0, at: Number.NEGATIVE_INFINITY };
  return Object.assign(Object.create(store) as EventStore, {
    recentOf: async (stream: string, from: number, limit?: number) => {
      const events = await store.recentOf(stream, from, limit);
      const delivered = events?.filter(({ position }) => position <= reached.position);
      return from === 0 && delivered?.length === 0 ? undefined : delivered;
    },
    catchUp: async (moment: LogMoment = { since: performance.now() }) => {
      if ('position' in moment ? moment.position <= reached.position : moment.since <= reached.at) return;
      asked();
      const at = performance.now();
      reached = { position: await store.head(), at };
    },
  });
}

/** A promise that the test settles. */
function gate(): { promise: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

describe('the repository of streams', () => {
  let bench: PlatformBench;
  /** Intercepts appends to the log; set by tests. */
  let before: ((append: () => Promise<AppendResult>) => Promise<AppendResult>) | undefined;
  let appends: number;

  const wrap = (store: EventStore): EventStore =>
    Object.assign(Object.create(store) as EventStore, {
      append: (...given: Parameters<EventStore['append']>) => {
        appends += 1;
        const append = () => store.append(...given);
        return before === undefined ? append() : before(append);
      },
    });

  beforeEach(() => {
    before = undefined;
    appends = 0;
    bench = new PlatformBench({ wrap });
  });
  afterEach(() => bench.close());

  const linesOf = async (id: string) => (await bench.core.repository.load(notebook, id)).state.lines;

  it('returns the position of the command in the log', async () => {
    expect(await bench.write('n1', 'a')).toEqual({ id: 'n1', revision: 0, position: 1 });
    expect(await bench.write('n1', 'b')).toEqual({ id: 'n1', revision: 1, position: 2 });
    expect(await bench.core.repository.load(notebook, 'n1')).toEqual({
      state: { lines: ['a', 'b'], closed: false },
      revision: 1,
    });
    expect(await bench.core.repository.load(notebook, 'n2')).toMatchObject({ revision: null });
  });

  it('executes a command once, however often it is sent', async () => {
    const context = bench.context();
    const send = () => bench.core.repository.execute(notebook, 'n1', context, () => [...line('a'), ...line('b')]);
    const answers = await Promise.all([send(), send(), send()]);
    await bench.write('n1', 'later');
    answers.push(await send());
    for (const answer of answers) expect(answer).toEqual({ id: 'n1', revision: 1, position: 2 });
    expect(await linesOf('n1')).toEqual(['a', 'b', 'later']);
    await bench.restart();
    expect(await send()).toEqual(answers[0]);
    expect(await linesOf('n1')).toEqual(['a', 'b', 'later']);
  });

  it('foresees a command as it would answer it, and appends nothing', async () => {
    const sent = bench.context();
    const ahead = (context = bench.context(), decide: () => NotebookEvent[] | Refusal = () => line('a')) =>
      bench.core.repository.foresee(notebook, 'n1', context, decide);
    expect(await ahead(sent)).toBeNull();
    expect(await ahead(sent, () => [])).toBeNull();
    expect(await ahead(sent, () => refuse('conflict', 'NO'))).toMatchObject({ code: 'NO' });
    expect(appends).toBe(0);
    const receipt = await bench.core.repository.execute(notebook, 'n1', sent, () => line('a'));
    expect(await ahead(sent, () => refuse('conflict', 'NO'))).toEqual(receipt);
    expect(await ahead({ ...sent, command_hash: 'another body' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await ahead({ ...bench.context(), expected_revision: 7 })).toMatchObject({ code: 'STALE' });
    expect(appends).toBe(1);
  });

  it('keeps a stream in memory while a command on it is under way, however many others are loaded', async () => {
    const { codec } = bench.core;
    const { store, readModels } = bench;
    const repository = new StreamRepository(store, codec, bench.clock, new SnapshotStore(readModels), true, 2);
    const write = (id: string, text: string) => repository.execute(notebook, id, bench.context(), () => line(text));
    await write('n1', 'a');
    const { promise, open } = gate();
    before = async (append) => {
      await promise;
      return append();
    };
    const first = write('n1', 'b');
    const second = repository.execute(notebook, 'n1', bench.context(), ({ lines }) => line(`after ${lines.join(' ')}`));
    await new Promise((resolve) => setImmediate(resolve));
    const reading = repository.load(notebook, 'n1');
    for (let other = 2; other < 20; other += 1) await repository.load(notebook, `n${other}`);
    const third = write('n1', 'd');
    open();
    expect(await Promise.all([first, second, third])).toMatchObject([
      { revision: 1 },
      { revision: 2 },
      { revision: 3 },
    ]);
    expect((await reading).state.lines.slice(0, 3)).toEqual(['a', 'b', 'after a b']);
    expect(appends).toBe(4);
  });

  it('keeps a stream in memory until its appends are committed, however many others are loaded', async () => {
    const { codec } = bench.core;
    const { store, readModels } = bench;
    const repository = new StreamRepository(store, codec, bench.clock, new SnapshotStore(readModels), true, 2);
    const { promise, open } = gate();
    before = async (append) => {
      await promise;
      return append();
    };
    const first = repository.execute(notebook, 'n1', bench.context(), () => line('a'));
    await new Promise((resolve) => setImmediate(resolve));
    for (let other = 2; other < 20; other += 1) await repository.load(notebook, `n${other}`);
    const reading = repository.load(notebook, 'n1');
    open();
    await first;
    expect((await reading).state.lines).toEqual(['a']);
  });

  it('loses no append that is under way while the cached states are forgotten', async () => {
    const { repository } = bench.core;
    const { promise, open } = gate();
    before = async (append) => {
      await promise;
      return append();
    };
    const first = bench.write('n1', 'a');
    await new Promise((resolve) => setImmediate(resolve));
    repository.forget();
    const reading = repository.load(notebook, 'n1');
    const second = bench.write('n1', 'b');
    open();
    expect([await first, await second]).toMatchObject([{ revision: 0 }, { revision: 1 }]);
    expect((await reading).state.lines[0]).toBe('a');
    expect(await linesOf('n1')).toEqual(['a', 'b']);
  });

  it('refuses a command id that is reused for another request or another stream', async () => {
    const context = bench.context();
    const reused = refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED');
    await bench.core.repository.execute(notebook, 'n1', context, () => line('a'));
    const other = { ...context, command_hash: 'other' };
    expect(await bench.core.repository.execute(notebook, 'n1', other, () => line('b'))).toEqual(reused);
    expect(await bench.core.repository.execute(notebook, 'n2', context, () => line('c'))).toEqual(reused);
    expect([await linesOf('n1'), await linesOf('n2')]).toEqual([['a'], []]);
  });

  it('answers a command without events with the position of the stream', async () => {
    const idle = () => bench.core.repository.execute(notebook, 'n1', bench.context(), () => []);
    expect(await idle()).toEqual({ id: 'n1', revision: -1, position: 0 });
    await bench.write('n1', 'a');
    expect(await idle()).toEqual({ id: 'n1', revision: 0, position: 1 });
    expect(appends).toBe(1);
  });

  it('reports to the holder of an old revision what has changed and by whom', async () => {
    await bench.write('n1', 'a');
    await bench.write('n1', 'b', { actor: { kind: 'staff', id: 'u2', name: 'Grace' } });
    const answer = await bench.write('n1', 'c', { expected_revision: 0 });
    const by = { kind: 'staff', id: 'u2', name: 'Grace' };
    const changes = [{ type: 'LineWritten', revision: 1, at: bench.clock.nowIso(), by }];
    expect(answer).toEqual(refuse('stale', 'STALE', { details: { revision: 1, changes } }));
    expect(await bench.write('n1', 'c', { expected_revision: 1 })).toMatchObject({ revision: 2 });
    expect(await bench.write('n2', 'c', { expected_revision: 0 })).toMatchObject({ code: 'STALE' });
    expect(await linesOf('n1')).toEqual(['a', 'b', 'c']);
  });

  it('reports nothing about a record that the decider does not find for this caller', async () => {
    await bench.write('n1', 'a');
    const foreign = refuse('not_found', 'NOT_FOUND');
    const change = (id: string, expected_revision: number) =>
      bench.core.repository.execute(notebook, id, bench.context({ expected_revision }), () => foreign);
    expect([await change('n1', 7), await change('n2', 7)]).toEqual([foreign, foreign]);
  });

  it('executes a hundred concurrent commands on one stream in order', async () => {
    const seen: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        bench.core.repository.execute(notebook, 'n1', bench.context(), (state) => {
          seen.push(state.lines.length);
          return line(String(index));
        }),
      ),
    );
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect(seen).toEqual(numbers);
    expect(answers.map((answer) => (answer as CommandReceipt).revision)).toEqual(numbers);
    expect(await linesOf('n1')).toEqual(numbers.map(String));
  });

  it('decides a command while the previous one is being committed, and answers each after its own commit', async () => {
    const held = gate();
    before = async (append) => {
      await held.promise;
      return append();
    };
    const order: string[] = [];
    const first = bench.write('n1', 'a').then(() => order.push('first'));
    const second = bench.core.repository
      .execute(notebook, 'n1', bench.context(), (state) => {
        order.push(`decided on ${state.lines.join()}`);
        return line('b');
      })
      .then(() => order.push('second'));
    while (order.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual(['decided on a']);
    held.open();
    await Promise.all([first, second]);
    expect(order).toEqual(['decided on a', 'first', 'second']);
  });

  it('answers a refusal only after the events that it depends on are committed', async () => {
    const held = gate();
    before = async (append) => {
      await held.promise;
      return append();
    };
    const order: string[] = [];
    const first = bench.write('n1', 'a').then(() => order.push('committed'));
    const full = (state: Notebook): Refusal | NotebookEvent[] =>
      state.lines.length > 0 ? refuse('conflict', 'FULL') : line('x');
    const second = bench.core.repository
      .execute(notebook, 'n1', bench.context(), full)
      .then((answer) => order.push(isRefusal(answer) ? answer.code : 'written'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(order).toEqual([]);
    held.open();
    await Promise.all([first, second]);
    expect(order).toEqual(['committed', 'FULL']);
  });

  it('decides again if the events that a command depended on were not committed', async () => {
    let failing = true;
    before = async (append) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!failing) return append();
      failing = false;
      throw new EventStoreUnavailableError('the disk is full');
    };
    const lost = bench.write('n1', 'lost');
    const full = (state: Notebook): Refusal | NotebookEvent[] =>
      state.lines.includes('lost') ? refuse('conflict', 'FULL') : line('kept');
    const second = bench.core.repository.execute(notebook, 'n1', bench.context(), full);
    const third = bench.write('n1', 'third');
    await expect(lost).rejects.toThrow(EventStoreUnavailableError);
    await expect(second).rejects.toThrow(EventStoreUnavailableError);
    expect(await third).toMatchObject({ revision: 0 });
    expect(await bench.core.repository.execute(notebook, 'n1', bench.context(), full)).toMatchObject({ revision: 1 });
    expect(await linesOf('n1')).toEqual(['third', 'kept']);
  });

  it('decides again after another process was faster', async () => {
    const other = bench.secondProcess({ wrap: deliveringLate }, false);
    await bench.write('n1', 'a');
    await other.repository.load(notebook, 'n1');
    const seen: string[][] = [];
    let meddled = false;
    before = async (append) => {
      if (!meddled) {
        meddled = true;
        await bench.write('n1', 'between');
      }
      return append();
    };
    const answer = await other.repository.execute(notebook, 'n1', bench.context(), (state) => {
      seen.push([...(state.lines as string[])]);
      return line('b');
    });
    expect(seen).toEqual([['a'], ['a', 'between']]);
    expect(answer).toMatchObject({ revision: 2 });
    expect((await other.repository.load(notebook, 'n1')).state.lines).toEqual(['a', 'between', 'b']);
  });

  describe('beside other processes', () => {
    let reads: number;
    let catchUps: number;
    const countCatchUp = () => {
      catchUps += 1;
    };
    const counting = (store: EventStore): EventStore =>
      Object.assign(Object.create(deliveringLate(store, countCatchUp)) as EventStore, {
        readStream: (...given: Parameters<EventStore['readStream']>) => {
          reads += 1;
          return store.readStream(...given);
        },
      });
    beforeEach(() => {
      reads = 0;
      catchUps = 0;
    });
    const closeUnless = (text: string) => (state: Notebook) => {
      return state.lines.includes(text) ? refuse('conflict', 'CONFLICT') : line('b');
    };

    it('appends on the cached state without reading', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      reads = 0;
      for (const text of ['b', 'c']) await repository.execute(notebook, 'n1', bench.context(), () => line(text));
      expect(reads).toBe(0);
      expect(await linesOf('n1')).toEqual(['a', 'b', 'c']);
    });

    it('creates a stream without reading', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      expect(await repository.execute(notebook, 'n1', bench.context(), () => line('a'))).toMatchObject({ revision: 0 });
      expect(reads).toBe(0);
    });

    it('foresees the creation of a stream without reading if a repetition does no harm before it', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      const context = bench.context();
      expect(await repository.foresee(notebook, 'n1', context, () => line('a'), 'may_be_new')).toBeNull();
      expect(reads).toBe(0);
      expect(await repository.foresee(notebook, 'n1', context, () => line('a'))).toBeNull();
      expect(reads).toBe(1);
    });

    it('foresees a refusal on the log, also where a stream may be new', async () => {
      await bench.write('n1', 'from elsewhere');
      const { repository } = bench.secondProcess({ wrap: counting });
      const mustExist = (state: Notebook) => (state.lines.length === 0 ? refuse('not_found', 'NOT_FOUND') : line('b'));
      expect(await repository.foresee(notebook, 'n1', bench.context(), mustExist, 'may_be_new')).toBeNull();
    });

    it('decides on the log about a stream that it has never read', async () => {
      await bench.write('n1', 'from elsewhere');
      const decide = (state: Notebook) => (state.closed ? refuse('conflict', 'CLOSED') : line(`${state.lines.length}`));
      const first = bench.secondProcess({ wrap: counting }).repository;
      expect(await first.execute(notebook, 'n1', bench.context(), decide)).toMatchObject({ revision: 1 });
      await first.execute(notebook, 'n1', bench.context(), (): NotebookEvent[] => [
        { type: 'NotebookClosed', data: { reason: 'full' } },
      ]);
      const second = bench.secondProcess({ wrap: counting }).repository;
      expect(await second.execute(notebook, 'n1', bench.context(), decide)).toMatchObject({ code: 'CLOSED' });
      expect((await second.load(notebook, 'n1')).state.lines).toEqual(['from elsewhere', '1']);
    });

    it('tells the marina of a stream from its first event, whatever another process tried to create', async () => {
      await bench.write('n1', 'from elsewhere');
      const { repository } = bench.secondProcess({ wrap: counting });
      const strange = bench.context({ marina_id: 'm2' });
      await repository.execute(notebook, 'n1', strange, (state) => (state.lines.length === 0 ? line('a') : []));
      expect(await repository.marinaOf('notebook-n1')).toBe('m1');
      reads = 0;
      expect(await repository.marinaOf('notebook-n1')).toBe('m1');
      expect(reads).toBe(0);
    });

    it('bases refusals and empty answers on the current log', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      await bench.write('n1', 'from elsewhere');
      const none = await repository.execute(notebook, 'n1', bench.context(), () => []);
      expect(none).toMatchObject({ revision: 1 });
      await bench.write('n1', 'also from elsewhere');
      const isThere = (state: Notebook) => (state.lines.length < 3 ? refuse('conflict', 'CONFLICT') : line('b'));
      expect(await repository.execute(notebook, 'n1', bench.context(), isThere)).toMatchObject({ revision: 3 });
      await bench.write('n1', 'once more');
      const holder = bench.context({ expected_revision: 4 });
      expect(await repository.execute(notebook, 'n1', holder, () => line('c'))).toMatchObject({ revision: 5 });
    });

    it('decides again on the events of other processes, and reads first from then on', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      await bench.write('n1', 'from elsewhere');
      appends = 0;
      const refused = await repository.execute(notebook, 'n1', bench.context(), closeUnless('from elsewhere'));
      expect([isRefusal(refused), appends]).toEqual([true, 1]);
      await bench.write('n1', 'more');
      appends = 0;
      expect(await repository.execute(notebook, 'n1', bench.context(), () => line('d'))).toMatchObject({ revision: 3 });
      expect(appends).toBe(1);
    });

    it('asks once for all that one command refuses or leaves as it is, and reads no stream again', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      const ids = ['n1', 'n2', 'n3'];
      for (const id of ids) await repository.execute(notebook, id, bench.context(), () => line('a'));
      for (const id of ids) await bench.write(id, 'from elsewhere');
      [reads, catchUps] = [0, 0];
      await asOf({ since: performance.now() }, async () => {
        for (const id of ids) {
          const answer = await repository.execute(notebook, id, bench.context(), closeUnless('from elsewhere'));
          expect(answer).toMatchObject({ code: 'CONFLICT' });
          expect(await repository.foresee(notebook, id, bench.context(), closeUnless('from elsewhere'))).not.toBeNull();
          expect(await repository.execute(notebook, id, bench.context(), () => [])).toMatchObject({ revision: 1 });
        }
      });
      expect([reads, catchUps]).toEqual([0, 1]);
    });

    it('asks again for what follows an append that the log has refused', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      await asOf({ since: performance.now() }, async () => {
        await repository.execute(notebook, 'n1', bench.context(), () => []);
        await bench.write('n1', 'from elsewhere');
        const seen: number[] = [];
        await repository.execute(notebook, 'n1', bench.context(), ({ lines }) => {
          seen.push(lines.length);
          return line('b');
        });
        expect(seen).toEqual([1, 2]);
      });
    });

    it('asks for nothing in a reaction to an event that has reached the process, and sees that event', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      const first = await bench.write('n1', 'from elsewhere');
      const last = await bench.write('n1', 'later');
      const react = (event: CommandReceipt | Refusal) =>
        asOf({ position: 'position' in event ? event.position : 0 }, async () => {
          expect((await repository.load(notebook, 'n1')).revision).toBe(2);
          expect(await repository.execute(notebook, 'n1', bench.context(), () => [])).toMatchObject({ revision: 2 });
        });
      [reads, catchUps] = [0, 0];
      await react(last);
      expect([reads, catchUps]).toEqual([0, 1]);
      await react(first);
      await react(last);
      expect([reads, catchUps]).toEqual([0, 1]);
    });

    it('asks for each answer again after the command has ended', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      const ended = gate();
      const begin = async () => {
        await repository.execute(notebook, 'n1', bench.context(), () => []);
        const later = ended.promise.then(() => repository.execute(notebook, 'n1', bench.context(), () => []));
        return { later };
      };
      const { later } = await asOf({ since: performance.now() }, begin);
      await bench.write('n1', 'from elsewhere');
      ended.open();
      expect(await later).toMatchObject({ revision: 1 });
    });

    it('does not repeat a command that another process has executed', async () => {
      const { repository } = bench.secondProcess({ wrap: counting });
      await repository.execute(notebook, 'n1', bench.context(), () => line('a'));
      const context = bench.context();
      const elsewhere = await bench.core.repository.execute(notebook, 'n1', context, () => line('b'));
      expect(await repository.execute(notebook, 'n1', context, () => line('b'))).toEqual(elsewhere);
      expect(await linesOf('n1')).toEqual(['a', 'b']);
    });
  });

  it('gives up if other processes are always faster', async () => {
    const other = bench.secondProcess();
    await other.repository.load(notebook, 'n1');
    let meddling = false;
    before = async (append) => {
      if (!meddling) {
        meddling = true;
        await bench.write('n1', 'always first');
        meddling = false;
      }
      return append();
    };
    const answer = await other.repository.execute(notebook, 'n1', bench.context(), () => line('never'));
    expect(answer).toEqual(refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } }));
    expect(await linesOf('n1')).toEqual(Array.from({ length: 6 }, () => 'always first'));
  });

  it('reads the log in a second process as the first one wrote it', async () => {
    await Promise.all(Array.from({ length: 620 }, (_, index) => bench.write('n1', String(index))));
    const { state, revision } = await bench.secondProcess().repository.load(notebook, 'n1');
    expect([state.lines.length, state.lines.at(-1), revision]).toEqual([620, '619', 619]);
  });

  it('appends no event that its schema forbids', async () => {
    const closing = bench.core.repository.execute(notebook, 'n1', bench.context(), (): NotebookEvent[] => [
      { type: 'NotebookClosed', data: { reason: 'longer than any reason may be' } },
    ]);
    await expect(closing).rejects.toThrow(/too_big/i);
    expect([appends, await linesOf('n1')]).toEqual([0, []]);
  });

  it('appends no event that its aggregate cannot apply', async () => {
    const choosy: Aggregate<Notebook, NotebookEvent> = {
      ...notebook,
      evolve: (state, event) => {
        if (event.type === 'NotebookClosed') throw new Error('cannot be closed');
        return notebook.evolve(state, event);
      },
    };
    const closing = bench.core.repository.execute(choosy, 'n1', bench.context(), (): NotebookEvent[] => [
      ...line('half'),
      { type: 'NotebookClosed', data: { reason: 'x' } },
    ]);
    await expect(closing).rejects.toThrow('cannot be closed');
    expect(appends).toBe(0);
    expect(await bench.write('n1', 'a')).toMatchObject({ revision: 0 });
    expect(await linesOf('n1')).toEqual(['a']);
  });

  it('leaves the state unchanged when a decider throws', async () => {
    await bench.write('n1', 'a');
    const defect = bench.core.repository.execute(notebook, 'n1', bench.context(), () => {
      throw new Error('a defect');
    });
    await expect(defect).rejects.toThrow('a defect');
    expect(await bench.write('n1', 'b')).toMatchObject({ revision: 1 });
  });

  describe('with snapshots', () => {
    let folded: number;
    let version: number;

    beforeEach(() => {
      folded = 0;
      version = 1;
    });

    const long = (): Aggregate<Notebook, NotebookEvent> => ({
      ...notebook,
      evolve: (state, event) => {
        folded += 1;
        return notebook.evolve(state, event);
      },
      snapshot: {
        version,
        every: 10,
        to: ({ lines, closed }) => ({ lines, closed }),
        from: ({ lines, closed }) => ({ lines: [...(lines as string[])], closed: closed === true }),
      },
    });
    const add = (text: string, context = bench.context()) =>
      bench.core.repository.execute(long(), 'n1', context, () => line(text));

    it('starts from the last one, or from the first event if the version has changed', async () => {
      for (let index = 0; index < 25; index += 1) await add(String(index));
      await bench.core.repository.load(long(), 'n1');
      await bench.restart();
      folded = 0;
      expect((await bench.core.repository.load(long(), 'n1')).state.lines).toHaveLength(25);
      expect(folded).toBe(5);
      await bench.restart();
      folded = 0;
      version = 2;
      expect((await bench.core.repository.load(long(), 'n1')).state.lines).toHaveLength(25);
      expect(folded).toBe(25);
    });

    it('still recognises the commands before the snapshot', async () => {
      const context = bench.context();
      const receipt = await add('first', context);
      for (let index = 0; index < 12; index += 1) await add(String(index));
      await bench.core.repository.load(long(), 'n1');
      await bench.restart();
      expect(await add('first', context)).toEqual(receipt);
      expect(await add('first', { ...context, command_hash: 'other' })).toMatchObject({ kind: 'key_reused' });
    });
  });
});
