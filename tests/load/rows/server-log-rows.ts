import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { parseConnectionUrl } from '../../../services/platform/event-store/kurrent/connection-url.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import type { EventStore } from '../../../services/platform/event-store/event-store.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import { notebook, type NotebookEvent, PlatformBench, type Wired } from '../../fixtures/platform-bench.js';
import type { Extent } from '../extent.js';
import { inTurn, median, rate, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';
import { eventOf } from './engine-rows.js';

const WRITERS = 64;

/** Appends and commands by 64 concurrent writers, against the client's own appends on the same server. */
export async function serverLogRows({ eventStore: { url, name } }: ServersMeasured, extent: Extent): Promise<Row[]> {
  const amount = extent(2_000, WRITERS);
  const store = await openKurrentEventStore(url);
  let embedded: EventStore | undefined;
  const bench = new PlatformBench({
    wrap: (own) => {
      embedded = own;
      return store;
    },
  });
  // Other processes may append to a server's log.
  const core = bench.secondProcess();
  const { credentials } = parseConnectionUrl(url);
  const client = EventStoreDBClient.connectionString(url);
  const bare = () =>
    byWriters(amount, async (stream, index, revision) => {
      const { type, data, metadata } = eventOf(index);
      const answer = await client.appendToStream(stream, jsonEvent({ type, data, metadata }), {
        expectedRevision: revision ?? 'no_stream',
        credentials,
      });
      return answer.nextExpectedRevision;
    });
  const appends = () => byWriters(amount, (stream, index, revision) => appended(store, stream, index, revision));
  const commands = () => byWriters(amount, (stream, index) => commanded(core, bench, stream, index));
  try {
    // A server in production runs with code that V8 has already optimised.
    for (let round = 0; round < extent(3, 1); round += 1) for (const warm of [bare, appends, commands]) await warm();
    const { ones, others } = await inTurn(
      extent(15, 1),
      async () => [await appends(), await commands()] as const,
      bare,
    );
    const row = (which: 0 | 1, what: string): Row => ({
      what: `${what}, 64 writers, ${name}`,
      against: 'the same number of bare `appendToStream` on the same server',
      ratios: ratiosOf(
        ones.map((pair) => pair[which]),
        others,
      ),
      goal: '≥ 0.8',
      measured: rate(median(ones.map((pair) => pair[which]))),
      reference: rate(median(others)),
    });
    return [row(0, 'appends'), row(1, 'commands on streams in memory')];
  } finally {
    await client.dispose();
    await embedded?.close();
    await bench.close();
  }
}

async function appended(store: EventStore, stream: string, index: number, revision: bigint | undefined) {
  const answer = await store.append(stream, revision === undefined ? 'no_stream' : Number(revision), [eventOf(index)]);
  return BigInt(answer.revision);
}

async function commanded(core: Wired, bench: PlatformBench, stream: string, index: number): Promise<undefined> {
  await core.repository.execute(notebook, stream, bench.context(), (): NotebookEvent[] => [
    { type: 'LineWritten', data: { by: 'p1', line: `Line ${index} of the book`, nested: { remark: 'Fair' } } },
  ]);
  return undefined;
}

/**
 * Writes per second; each writer appends to a stream of its own, one event after the other. Its first event is written
 * before.
 */
async function byWriters(
  amount: number,
  write: (stream: string, index: number, revision: bigint | undefined) => Promise<bigint | undefined>,
): Promise<number> {
  const run = freshId();
  const writers = Array.from({ length: WRITERS }, (_, index) => ({ index, stream: `bench-${run}-${index}` }));
  const begun = await Promise.all(writers.map(({ stream, index }) => write(stream, index, undefined)));
  const started = performance.now();
  await Promise.all(
    writers.map(async ({ stream, index: writer }) => {
      let revision = begun[writer];
      for (let index = writer; index < amount; index += WRITERS) revision = await write(stream, index, revision);
    }),
  );
  return amount / ((performance.now() - started) / 1000);
}
