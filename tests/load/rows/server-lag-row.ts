import { setTimeout as pause } from 'node:timers/promises';
import type { Projection } from '../../../services/platform/consuming/projection.js';
import { ConsumerCommits } from '../../../services/platform/consuming/consumer-commits.js';
import { DeadLetters } from '../../../services/platform/consuming/dead-letters.js';
import { ProjectionHost } from '../../../services/platform/consuming/projection-host.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import type { EventStore } from '../../../services/platform/event-store/event-store.js';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import { notebook, type NotebookEvent, PlatformBench } from '../../fixtures/platform-bench.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, p99, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';

const COMMANDS_A_SECOND = 500;
const STREAMS = 200;

const lines: Projection<{ lines: number }, NotebookEvent> = {
  name: 'lines',
  version: 1,
  indexes: [],
  documentIds: ({ stream }) => [stream.slice('notebook-'.length)],
  apply: (document) => ({ lines: (document?.lines ?? 0) + 1 }),
};

/** The time from a command's answer until the read model has it, at 500 commands per second. */
export async function lagRows({ eventStore, readModels }: ServersMeasured, extent: Extent): Promise<Row[]> {
  if (readModels === undefined) return [];
  const amount = COMMANDS_A_SECOND * extent(10, 0.1);
  const log = await openKurrentEventStore(eventStore.url);
  const models = await openMongoReadModels(readModels.url);
  let embedded: EventStore | undefined;
  const bench = new PlatformBench({
    wrap: (own) => {
      embedded = own;
      return log;
    },
  });
  const core = bench.secondProcess();
  const host = new ProjectionHost(
    new ConsumerCommits(models),
    core.log,
    new DeadLetters(models, models, bench.clock),
    bench.logger,
  );
  host.register(lines);
  try {
    await host.start();
    // Events of other rows must not be part of the measurement.
    if (!(await host.reached(await log.head(), 300_000))) throw new Error('the read model does not come up to the log');
    const lags: number[] = [];
    const answers: number[] = [];
    const under: Promise<void>[] = [];
    const one = async (index: number) => {
      const sent = performance.now();
      const receipt = await core.repository.execute(
        notebook,
        `lag${index % STREAMS}`,
        bench.context(),
        (): NotebookEvent[] => [{ type: 'LineWritten', data: { by: `p${index % 20}`, line: `Line ${index}` } }],
      );
      const answered = performance.now();
      if (!('position' in receipt)) throw new Error('the command was refused');
      if (!(await host.reached(receipt.position, 60_000))) throw new Error('the read model does not come after');
      answers.push(answered - sent);
      lags.push(performance.now() - answered);
    };
    const started = performance.now();
    for (let index = 0; index < amount; index += 1) {
      const due = started + (index * 1000) / COMMANDS_A_SECOND;
      if (performance.now() < due) await pause(due - performance.now());
      under.push(one(index));
    }
    const seconds = (performance.now() - started) / 1000;
    await Promise.all(under);
    return [
      {
        what: `lag of a read model under ${COMMANDS_A_SECOND} commands a second, p99, ${eventStore.name}, ${readModels.name}`,
        against: 'the commands’ own answers, p99',
        ratios: [p99(lags) / p99(answers)],
        goal: 'told',
        measured: `${milliseconds(p99(lags))} (median ${milliseconds(median(lags))}), ${Math.round(amount / seconds)}/s came in`,
        reference: `${milliseconds(p99(answers))} (median ${milliseconds(median(answers))})`,
      },
    ];
  } finally {
    await host.stop();
    await models.close();
    await embedded?.close();
    await bench.close();
  }
}
