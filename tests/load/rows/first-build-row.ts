import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { move } from '../../../services/platform/moving/move.js';
import { ChildProgram } from '../child-program.js';
import { inTurn, median, milliseconds, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';
import { makeHistory, ready } from './data-rows.js';

const REPETITIONS = 3;

/** The first start on a log that is on a server: the read models are built from it, and policies read it too. */
export async function firstBuildRows({ eventStore: { url: log, name } }: ServersMeasured): Promise<Row[]> {
  const { directory, events } = await makeHistory('S');
  try {
    await move({ from: directory, to: log }, new SystemClock(), () => undefined);
    const withoutLog = (): string => {
      const copy = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
      cpSync(directory, copy, { recursive: true, filter: (path) => !/\/(events|read-models)\.db/.test(path) });
      return copy;
    };
    const timed = async (program: string, question: string, until: (answer: string) => Promise<void>) => {
      const copy = withoutLog();
      const started = performance.now();
      const child = new ChildProgram(program);
      await until(await child.ask<string>(question, { directory: copy, log }));
      const taken = performance.now() - started;
      await child.stop();
      rmSync(copy, { recursive: true });
      return taken;
    };
    const { ones, others } = await inTurn(
      REPETITIONS,
      () => timed('server', 'start', ready),
      () => timed('offline', 'rebuild', () => Promise.resolve()),
    );
    return [
      {
        what: `first start to ready, ${events.toLocaleString('en')} events on a server, ${name}`,
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
