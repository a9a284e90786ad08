import { PlatformBench, notebook, type NotebookEvent } from '../../fixtures/platform-bench.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import { inTurn, median, milliseconds, ratiosOf, type Row } from '../figures.js';
import { bareCommits, eventOf } from './engine-rows.js';

const EARLIER = 20;
const AT_A_TIME = 200;

/** One command, alone, on a stream of 20 events: read before (as staff at work finds it), and met for the first time. */
export async function commandRows(): Promise<Row[]> {
  const bench = new PlatformBench();
  const bare = bareCommits();
  try {
    const ids: string[] = [];
    const repetitions = 7;
    for (let index = 0; index < AT_A_TIME * (repetitions + 1); index += 1) ids.push(await aNotebook(bench));
    const command = async (id: string) => {
      const started = performance.now();
      await bench.write(id, 'One line more');
      return performance.now() - started;
    };
    const some = (repetition: number) => ids.slice(repetition * AT_A_TIME, (repetition + 1) * AT_A_TIME);
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
      const times = Array.from({ length: AT_A_TIME }, (_, index) => {
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

async function aNotebook(bench: PlatformBench): Promise<string> {
  const id = freshId();
  const lines = Array.from({ length: EARLIER }, (_, index): NotebookEvent => {
    return { type: 'LineWritten', data: { by: 'p1', line: `Line ${index} of the book`, nested: { remark: 'Fair' } } };
  });
  await bench.core.repository.execute(notebook, id, bench.context(), () => lines);
  return id;
}
