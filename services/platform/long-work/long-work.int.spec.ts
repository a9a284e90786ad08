import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { defineEvents } from '../../../contracts/vocabulary/event-definitions.js';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { notebook, type NotebookEvent, lineWritten, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { DirectoryBlobStore } from '../blobs/directory-blob-store.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import { deriveId } from '../event-sourcing/derived-id.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import { Leases } from '../leases/leases.js';
import { Locks } from '../leases/locks.js';
import { longWork, type TypesOf } from './long-work.js';
import { LongWorkPolicy, type RowPlace } from './long-work-policy.js';
import { defineLongWorkRecord, type LongWorkRecord } from './long-work-record.js';
import { LongWorks } from './long-works.js';

const of = { copy_id: z.string() };
const events = defineEvents({
  CopyBegun: {
    version: 1,
    data: z.object({ ...of, marina_id: z.string().optional(), lines: z.number(), at: z.string() }),
  },
  CopyAdvanced: {
    version: 1,
    data: z.object({ ...of, written: z.number(), refused: z.array(z.string()), at: z.string() }),
  },
  CopyFileDeleted: { version: 1, data: z.object({ ...of, at: z.string() }) },
  CopyFinished: { version: 1, data: z.object({ ...of, written: z.number(), at: z.string() }) },
});
interface Written {
  readonly written: number;
  readonly refused: readonly string[];
}
const nothing: Written = { written: 0, refused: [] };

const kind = (inTurns: boolean, more: { fileDeleted?: 'CopyFileDeleted' } = {}) =>
  longWork({
    kind: 'copy',
    events,
    begun: 'CopyBegun',
    advanced: 'CopyAdvanced',
    finished: 'CopyFinished',
    id: 'copy_id',
    repeated: ['copy_id'],
    file: z.array(z.string()),
    rowsOf: (lines) => lines,
    rows: ({ lines }) => lines,
    every: 2,
    inTurns,
    nothing,
    add: ({ written, refused }, more) => ({ written: written + more.written, refused: [...refused, ...more.refused] }),
    done: ({ written, refused }) => written + refused.length,
    result: ({ written }) => ({ written }),
    deadAfterMs: 60_000,
    ...more,
  });
type Copy = TypesOf<ReturnType<typeof kind>>;

/** Copies lines into a notebook; `bad` is refused, and the process dies at `dyingAt`. */
class Copying extends LongWorkPolicy<Copy, string | null> {
  readonly name = 'copies';
  readonly tried: string[] = [];
  dyingAt = '';

  constructor(
    works: LongWorks,
    record: LongWorkRecord<Copy>,
    private readonly bench: PlatformBench,
  ) {
    super(works, record);
  }

  protected nameOf(line: string): string {
    return line;
  }

  protected async each(line: string, { context }: RowPlace<Copy>): Promise<string | null> {
    this.tried.push(line);
    if (line === 'bad') return line;
    const decide = (): NotebookEvent[] => [{ type: 'LineWritten', data: { by: 'p1', line } }];
    const answer = await this.bench.core.repository.execute(notebook, 'copies', context, decide);
    if (isRefusal(answer)) throw new Error(answer.code);
    if (line === this.dyingAt) throw new Error('the process dies');
    return null;
  }

  protected report(outcomes: readonly (string | null)[]): Copy['report'] {
    const refused = outcomes.filter((outcome) => outcome !== null);
    return { written: outcomes.length - refused.length, refused };
  }
}

const HARBOUR = 'harbour';
const ID = deriveId('copy', 'one');
const LINES = ['a', 'b', 'bad', 'c', 'd'];

describe.each([
  ['from its beginning', false],
  ['in turns', true],
])('long work that proceeds %s', (_, inTurns) => {
  const prefix = 'copy-';
  const record = defineLongWorkRecord(kind(inTurns), { prefix });
  let bench: PlatformBench;
  let blobs: DirectoryBlobStore;
  let works: LongWorks;
  let copying: Copying;

  beforeEach(() => {
    bench = new PlatformBench({ events: [lineWritten, ...Object.values(events)] });
    start();
  });
  afterEach(async () => {
    await bench.close();
    await blobs.close();
  });

  function start(): void {
    blobs = new DirectoryBlobStore(bench.directory, bench.keys);
    const leases = new Leases({
      store: bench.readModels,
      logger: bench.logger,
      alone: true,
      catchUp: () => Promise.resolve(),
    });
    works = new LongWorks(bench.core.repository, bench.clock, blobs, new Locks(leases));
    copying = new Copying(works, record, bench);
  }
  /** The process dies and starts again. */
  async function restart(): Promise<void> {
    await bench.restart();
    await blobs.close();
    start();
  }
  const begin = (id = ID, lines = LINES, context = bench.context(), more: { marina_id?: string } = {}) =>
    works.begin(record, HARBOUR, context, () =>
      Promise.resolve({ begun: { copy_id: id, lines: lines.length, ...more }, file: lines }),
    );
  const advance = (id: string, from: number, written: number, refused: string[] = []) =>
    works.decide(record, HARBOUR, { type: 'Advance', id, from, report: { written, refused } }, bench.context());
  async function run(): Promise<void> {
    bench.core.policies.register(copying);
    bench.core.policies.start();
    await settled();
  }
  /** Waits until no event causes another one. */
  async function settled(): Promise<void> {
    for (let head = -1; head !== (await bench.store.head());) {
      head = await bench.store.head();
      await bench.settled();
    }
  }
  const latest = () => works.latest(record, HARBOUR);
  const copied = async () => (await bench.core.repository.load(notebook, 'copies')).state.lines.toSorted();
  const logged = async () => {
    const all = await bench.core.repository.eventsSince(record.streamOf(HARBOUR), -1, 100);
    return all.map(({ type }) => type);
  };

  it('deals with each row, reports the refused ones, and its file is gone when it is done', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ begun: { copy_id: ID, lines: 5 } });
    expect(await works.fileOf(record, ID)).toEqual(LINES);
    await run();
    expect(await latest()).toMatchObject({ status: 'DONE', done: 5, written: 4, refused: ['bad'] });
    expect(await copied()).toEqual(['a', 'b', 'c', 'd']);
    expect(await logged()).toEqual(['CopyBegun', 'CopyAdvanced', 'CopyAdvanced', 'CopyAdvanced', 'CopyFinished']);
    expect(await works.fileOf(record, ID)).toBeNull();
  });

  it('acts in the name of who began it, with ids that the event, the policy and the row give', async () => {
    await begin();
    await run();
    const [begun] = await bench.core.repository.eventsSince(record.streamOf(HARBOUR), -1, 1);
    const [line] = await bench.core.repository.eventsSince('notebook-copies', -1, 1);
    expect(line?.metadata).toMatchObject({
      actor: { kind: 'staff', id: 'u1' },
      command_id: deriveId(deriveId('copies', begun?.id ?? '', ''), 'a'),
    });
  });

  it(`deals with ${inTurns ? 'one part' : 'all rows'} because of its beginning`, async () => {
    await begin();
    const [begun] = await bench.core.repository.eventsSince(record.streamOf(HARBOUR), -1, 1);
    await copying.handle(begun as LoggedEvent<Copy['event']>);
    expect(await latest()).toMatchObject({ done: inTurns ? 2 : 5 });
  });

  it('finishes a work whose rows were all reported, as earlier versions of the product may have left it', async () => {
    await begin();
    const at = bench.clock.nowIso();
    const data = { copy_id: ID, written: 5, refused: [], at };
    await bench.core.repository.execute(record, HARBOUR, bench.context(), (): Copy['event'][] => [
      { type: 'CopyAdvanced', data },
    ]);
    await run();
    expect(await logged()).toEqual(['CopyBegun', 'CopyAdvanced', 'CopyFinished']);
    expect(copying.tried).toEqual([]);
  });

  it('goes on after a death in the middle of some rows and does none of them twice', async () => {
    await begin();
    copying.dyingAt = 'd';
    await run();
    expect(await latest()).toMatchObject({ status: 'RUNNING', done: 4 });
    await restart();
    bench.core.policies.register(copying);
    bench.core.policies.start();
    expect(await bench.core.policies.resume('policy:copies', record.streamOf(HARBOUR))).toBe(true);
    await settled();
    expect(copying.tried).toEqual(['d']);
    expect(await latest()).toMatchObject({ status: 'DONE', written: 4 });
    expect(await copied()).toEqual(['a', 'b', 'c', 'd']);
    expect(await works.fileOf(record, ID)).toBeNull();
  });

  it('deletes its file after a death between the last report and the deletion', async () => {
    await begin();
    await advance(ID, 0, 5);
    await restart();
    expect(await works.fileOf(record, ID)).toEqual(LINES);
    await run();
    expect(copying.tried).toEqual([]);
    expect(await works.fileOf(record, ID)).toBeNull();
  });

  it('keeps its file after the end where an event deletes it, and deletes it once', async () => {
    const keeping = defineLongWorkRecord(kind(inTurns, { fileDeleted: 'CopyFileDeleted' }), { prefix });
    copying = new Copying(works, keeping, bench);
    const begun = { copy_id: ID, lines: LINES.length };
    await works.begin(keeping, HARBOUR, bench.context(), () => Promise.resolve({ begun, file: LINES }));
    const deleteFile = () => works.decide(keeping, HARBOUR, { type: 'DeleteFile', id: ID }, bench.context());
    await deleteFile();
    await run();
    expect(await works.latest(keeping, HARBOUR)).toMatchObject({ status: 'DONE', file_kept: true });
    expect(await works.fileOf(keeping, ID)).toEqual(LINES);
    await works.deleteFile(keeping, HARBOUR, ID, bench.context());
    await deleteFile();
    expect((await logged()).filter((type) => type === 'CopyFileDeleted')).toHaveLength(1);
    expect(await works.fileOf(keeping, ID)).toBeNull();
  });

  it('begins with the rows of now after a death between the file and the beginning', async () => {
    const bytes = Buffer.from(JSON.stringify(['of then']));
    await blobs.put({ id: ID, person: ID, marina: 'm1', content_type: 'application/json', bytes });
    await begin();
    expect(await works.fileOf(record, ID)).toEqual(LINES);
  });

  it('gives a resent command its first answer and leaves the file as it is', async () => {
    const context: CommandContext = bench.context();
    const first = await begin(ID, LINES, context);
    await advance(ID, 0, 2);
    const nothingLeft = () => Promise.resolve(refuse('conflict', 'NOTHING_LEFT'));
    expect(await works.begin(record, HARBOUR, context, nothingLeft)).toEqual(first);
    expect(await works.fileOf(record, ID)).toEqual(LINES);
  });

  it.each([
    ['the marina that its beginning names', { marina_id: 'm2' }, 'm2'],
    ['no marina if its beginning names none', {}, '00000000-0000-4000-8000-000000000000'],
  ])('takes room of %s', async (__, more, marina) => {
    await begin(ID, LINES, bench.context({ marina_id: 'm1' }), more);
    expect((await blobs.get(ID))?.marina).toBe(marina);
  });

  it('begins once, also when another command begins the same work', async () => {
    await begin();
    await begin(ID, ['x']);
    expect(await logged()).toEqual(['CopyBegun']);
    expect(await works.fileOf(record, ID)).toEqual(LINES);
  });

  it('counts rows once, however often they are reported, and finishes once', async () => {
    await begin();
    await advance(ID, 0, 2);
    await advance(ID, 0, 2);
    await advance(ID, 2, 3);
    await advance(ID, 2, 3);
    expect(await latest()).toMatchObject({ status: 'DONE', done: 5 });
    expect(await logged()).toEqual(['CopyBegun', 'CopyAdvanced', 'CopyAdvanced', 'CopyFinished']);
  });

  it('lets no other begin while it makes progress, and deletes its file when another follows it', async () => {
    await begin();
    const two = deriveId('copy', 'two');
    expect(await begin(two)).toMatchObject({ code: 'CONFLICT' });
    expect(await works.fileOf(record, two)).toBeNull();
    bench.clock.advance(61_000);
    expect(await begin(two)).toMatchObject({ begun: { copy_id: two } });
    expect(await works.fileOf(record, ID)).toBeNull();
    await run();
    expect(await latest()).toMatchObject({ copy_id: two, status: 'DONE' });
  });
});
