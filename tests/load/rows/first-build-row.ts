import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { move } from '../../../services/platform/moving/move.js';
import { ChildProgram } from '../child-program.js';
import { type Extent, shortest } from '../extent.js';
import { inTurn, median, milliseconds, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';
import { LEAST_DEMO, makeHistory } from './data-rows.js';

/** The first start on a log that is on a server builds the read models from it, and then policies read it too. */
export async function firstBuildRows(
  { eventStore: { name }, emptyLog }: ServersMeasured,
  extent: Extent,
): Promise<Row[]> {
  const log = (await emptyLog())?.url;
  if (log === undefined) return [];
  const { directory, events } = await makeHistory(extent === shortest ? LEAST_DEMO : 'S');
  try {
    await move({ from: directory, to: log }, new SystemClock(), () => undefined);
    const withoutLog = (): string => {
      const copy = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
      cpSync(directory, copy, {
        recursive: true,
        filter: (path) => !/\/(events|processing|read-models)\.db/.test(path),
      });
      return copy;
    };
    const timed = async (program: string, ...questions: readonly string[]) => {
      const copy = withoutLog();
      const started = performance.now();
      const child = new ChildProgram(program);
      for (const question of questions) await child.ask(question, { directory: copy, log });
      const taken = performance.now() - started;
      await child.stop();
      rmSync(copy, { recursive: true });
      return taken;
    };
    const { ones, others } = await inTurn(
      extent(3, 1),
      () => timed('server', 'start', 'built'),
      () => timed('offline', 'rebuild'),
    );
    return [
      {
        what: `first start until the read models are built, ${events.toLocaleString('en')} events on a server, ${name}`,
        against: 'a process that loads the same code and rebuilds the read models from the same log',
        ratios: ratiosOf(ones, others),
        goal: '≤ 2',
        measured: milliseconds(median(ones)),
        reference: milliseconds(median(others)),
      },
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
}
