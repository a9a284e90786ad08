import { PlatformBench, notebook, type NotebookEvent } from '../../fixtures/platform-bench.js';
import type { Extent } from '../extent.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import { inTurn, median, milliseconds, rate, ratiosOf, type Row } from '../figures.js';
import { bareCommits, bareGroups, eventOf, WRITERS } from './engine-rows.js';

const EARLIER = 20;

/** One command, alone, on a stream of 20 events: on a cached stream, as for staff at work, and on a new one. */
export async function commandRows(extent: Extent): Promise<Row[]> {
  const atATime = extent(200, 2);
  const bench = new PlatformBench();
  const bare = bareCommits();
  try {
    const ids: string[] = [];
    const repetitions = extent(7, 1);
    for (let index = 0; index < atATime * (repetitions + 1); index += 1) ids.push(await aNotebook(bench));
    const command = async (id: string) => {
      const started = performance.now();
      await bench.write(id, 'One line more');
      return performance.now() - started;
    };
    const some = (repetition: number) => ids.slice(repetition * atATime, (repetition + 1) * atATime);
    const measure = async (repetition: number) => {
      const cold: number[] = [];
      const warm: number[] = [];
      for (const id of some(repetition)) {
        bench.core.repository.forget();
        cold.push(await command(id));
        warm.push(await command(id));
      }
      return { cold: median(cold), warm: median(warm) };
    };
    const commits = () => {
      const times = Array.from({ length: atATime }, (_, index) => {
        const event = eventOf(index);
        const started = performance.now();
        bare.commit(event);
        return performance.now() - started;
      });
      return Promise.resolve(median(times));
    };
    await measure(repetitions);
    await commits();
    const { ones, others } = await inTurn(repetitions, measure, commits);
    return (['warm', 'cold'] as const).map((which): Row => {
      const times = ones.map((one) => one[which]);
      return {
        what: `one command on a stream of ${EARLIER} events, alone, ${which === 'warm' ? 'in memory' : 'not in memory'}`,
        against: 'one bare durable commit',
        ratios: ratiosOf(others, times),
        goal: '≥ 0.5',
        measured: milliseconds(median(times)),
        reference: milliseconds(median(others)),
      };
    });
  } finally {
    bare.close();
    await bench.close();
  }
}

/**
 * Commands on streams of 20 events, 64 at once, each durable before its writer continues: on new streams and on cached
 * ones.
 */
export async function busyCommandRows(extent: Extent): Promise<Row[]> {
  // Fewer than the repository caches.
  const busyStreams = extent(1000, 64);
  const bench = new PlatformBench();
  const bare = bareGroups();
  try {
    const repetitions = extent(7, 1);
    const ids: string[] = [];
    for (let index = 0; index < busyStreams * (repetitions + 1); index += 1) ids.push(await aNotebook(bench));
    const commands = async (streams: readonly string[]) => {
      const started = performance.now();
      const left = streams.values();
      await Promise.all(
        Array.from({ length: WRITERS }, async () => {
          for (const id of left) await bench.write(id, 'One line more');
        }),
      );
      return streams.length / ((performance.now() - started) / 1000);
    };
    const measure = async (repetition: number) => {
      const streams = ids.slice(repetition * busyStreams, (repetition + 1) * busyStreams);
      bench.core.repository.forget();
      return { cold: await commands(streams), warm: await commands(streams) };
    };
    const groups = () => bare.commit(busyStreams);
    await measure(repetitions);
    await groups();
    const { ones, others } = await inTurn(repetitions, measure, groups);
    return (['warm', 'cold'] as const).map((which): Row => {
      const rates = ones.map((one) => one[which]);
      return {
        what: `commands on streams of ${EARLIER} events, 64 at once, durable, ${which === 'warm' ? 'in memory' : 'not in memory'}`,
        against: 'bare `node:sqlite`, groups of 64, one table without an index',
        ratios: ratiosOf(rates, others),
        goal: '–',
        measured: rate(median(rates)),
        reference: rate(median(others)),
      };
    });
  } finally {
    bare.close();
    await bench.close();
  }
}

async function aNotebook(bench: PlatformBench): Promise<string> {
  const id = freshId();
  const lines = Array.from({ length: EARLIER }, (_, index): NotebookEvent => {
    return { type: 'LineWritten', data: { by: 'p1', line: `Line ${index} of the book`, nested: { remark: 'Fair' } } };
  });
  await bench.core.repository.execute(notebook, id, bench.context(), () => lines);
  return id;
}
