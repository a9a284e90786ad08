import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { move } from '../../../services/platform/moving/move.js';
import { ChildProgram } from '../child-program.js';
import { type Extent, shortest } from '../extent.js';
import { inTurn, median, milliseconds, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';
import { LEAST_DEMO, makeHistory, ready } from './data-rows.js';

/**
 * The time until the product is ready: read models and policies have taken in the whole log. It is measured with the log on
 * a server, which takes a millisecond for each answer, and on files in turn, for a first start that has the log alone and
 * for starts after a stop in order.
 */
export async function startRows({ eventStore: { name }, emptyLog }: ServersMeasured, extent: Extent): Promise<Row[]> {
  const log = await emptyLog();
  if (log === undefined) return [];
  const { directory, events } = await makeHistory(extent === shortest ? LEAST_DEMO : 'S');
  const copies: string[] = [];
  const copyWithout = (files: RegExp): string => {
    const copy = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
    copies.push(copy);
    cpSync(directory, copy, { recursive: true, filter: (path) => !files.test(path) });
    return copy;
  };
  const onServer = (copy: string) => started({ directory: copy, log: log.url });
  const onFiles = (copy: string) => started({ directory: copy });
  // A first start has nothing that is derived from the log.
  const forServer = () => copyWithout(/\/(events|processing|read-models)\.db/);
  const forFiles = () => copyWithout(/\/(processing|read-models)\.db/);
  try {
    await move({ from: directory, to: log.url }, new SystemClock(), () => undefined);
    await log.becomeDistant();
    const built = await inTurn(
      extent(3, 1),
      () => onServer(forServer()),
      () => onFiles(forFiles()),
    );
    const [serverCopy, filesCopy] = [forServer(), forFiles()];
    await onServer(serverCopy);
    await onFiles(filesCopy);
    const again = await inTurn(
      extent(10, 1),
      () => onServer(serverCopy),
      () => onFiles(filesCopy),
    );
    const size = `${events.toLocaleString('en')} events, the log on ${name}`;
    const against = 'the same on files';
    return [
      rowOf({ what: `first start until ready, ${size}`, against, goal: '≤ 10 s' }, built.ones, built.others),
      rowOf({ what: `start after a stop until ready, ${size}`, against, goal: '≤ 1.3' }, again.ones, again.others),
      rowOf(
        { what: 'the worst of these starts', against: 'the median on files', goal: '≤ 1.6' },
        [Math.max(...again.ones)],
        [median(again.others)],
      ),
    ];
  } finally {
    for (const copy of [directory, ...copies]) rmSync(copy, { recursive: true });
  }
}

async function started(where: { readonly directory: string; readonly log?: string }): Promise<number> {
  const began = performance.now();
  const child = new ChildProgram('server');
  await ready(await child.ask<string>('start', where));
  const taken = performance.now() - began;
  await child.ask('settled');
  await child.stop();
  return taken;
}

function rowOf(row: Pick<Row, 'what' | 'against' | 'goal'>, ones: readonly number[], others: readonly number[]): Row {
  return {
    ...row,
    ratios: ratiosOf(ones, others),
    measured: milliseconds(median(ones)),
    reference: milliseconds(median(others)),
  };
}
