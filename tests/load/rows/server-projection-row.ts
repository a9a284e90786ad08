import { MongoClient } from 'mongodb';
import { ConsumerCommits } from '../../../services/platform/consuming/consumer-commits.js';
import { Projector } from '../../../services/platform/consuming/projector.js';
import type { Projection } from '../../../services/platform/consuming/projection.js';
import type { LogBatch } from '../../../services/platform/event-sourcing/event-log.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import type {
  ConsumerWrites,
  DocumentWrite,
  ReadModelStore,
} from '../../../services/platform/read-models/read-model-store.js';
import { type MongoRecord, recordOf } from '../../../services/platform/read-models/mongo/stored-form.js';
import { notebook, type NotebookEvent, PlatformBench } from '../../fixtures/platform-bench.js';
import type { Extent } from '../extent.js';
import { inTurn, median, rate, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';

const LINES = 2;
/** Events in a batch while a read model catches up. */
const BATCH = 400;

interface Page {
  readonly lines: number;
  readonly last: string | null;
}

const pages = (version: number): Projection<Page, NotebookEvent> => ({
  name: 'pages',
  version,
  indexes: [{ fields: ['lines'] }],
  wholeStream: 'notebook-',
  documentIds: ({ stream }) => [stream.slice('notebook-'.length)],
  apply: (page, { data }) => ('line' in data ? { lines: (page?.lines ?? 0) + 1, last: data.line } : page),
});

/** Projects the events of a log into documents, against bare bulk writes of the same documents in the same batches. */
export async function projectionRows({ readModels }: ServersMeasured, extent: Extent): Promise<Row[]> {
  if (readModels === undefined) return [];
  const notebooks = extent(600, 6);
  const store = await openMongoReadModels(readModels.url);
  const client = new MongoClient(readModels.url);
  const bench = new PlatformBench();
  try {
    const batches = await batchesOf(bench, notebooks);
    let version = 0;
    const written: (readonly DocumentWrite[])[] = [];
    const projected = async () => {
      version += 1;
      const projection = pages(version);
      const name = `pages@${version}`;
      const collection = await store.open({ name, indexes: projection.indexes });
      written.length = 0;
      const commits = new NotingCommits(store, written);
      const projector = new Projector(projection, name, collection, commits, bench.core.deadLetters);
      await projector.start();
      const started = performance.now();
      for (const batch of batches) await projector.handle(batch);
      return eventsIn(batches) / ((performance.now() - started) / 1000);
    };
    const bare = async () => {
      const collection = client.db().collection<MongoRecord>(`bare_${freshId()}`);
      await collection.createIndex({ lines: 1 });
      const started = performance.now();
      for (const writes of written) {
        await collection.bulkWrite(
          writes.map((write) => ({
            replaceOne: { filter: { _id: write._id }, replacement: recordOf(write), upsert: true },
          })),
          { ordered: false, writeConcern: { w: 'majority' } },
        );
      }
      return eventsIn(batches) / ((performance.now() - started) / 1000);
    };
    await projected();
    await bare();
    const { ones, others } = await inTurn(extent(5, 1), projected, bare);
    return [
      {
        what: `events into documents, ${notebooks} of them, ${readModels.name}`,
        against: 'bare `bulkWrite` of the same documents',
        ratios: ratiosOf(ones, others),
        goal: '≥ 0.6',
        measured: `${rate(median(ones))} events`,
        reference: `${rate(median(others))} events`,
      },
    ];
  } finally {
    await bench.close();
    await client.close();
    await store.close();
  }
}

/** Also records the documents that it commits. */
class NotingCommits extends ConsumerCommits {
  constructor(
    store: ReadModelStore,
    private readonly written: (readonly DocumentWrite[])[],
  ) {
    super(store);
  }

  override submit(part: ConsumerWrites): Promise<void> {
    if (part.documents !== undefined) this.written.push(part.documents.writes);
    return super.submit(part);
  }
}

async function batchesOf(bench: PlatformBench, notebooks: number): Promise<LogBatch[]> {
  for (let round = 0; round < LINES; round += 1) {
    await Promise.all(
      Array.from({ length: notebooks }, (_, index) =>
        bench.core.repository.execute(notebook, `n${index}`, bench.context(), (): NotebookEvent[] => [
          { type: 'LineWritten', data: { by: `p${index % 20}`, line: `Line ${round} of book ${index}` } },
        ]),
      ),
    );
  }
  const events = await bench.core.log.after(0, notebooks * LINES);
  return Array.from({ length: Math.ceil(events.length / BATCH) }, (_, index) => {
    const some = events.slice(index * BATCH, (index + 1) * BATCH);
    return { events: some, position: some.at(-1)?.position ?? 0, caughtUp: false };
  });
}

function eventsIn(batches: readonly LogBatch[]): number {
  return batches.reduce((sum, { events }) => sum + events.length, 0);
}
