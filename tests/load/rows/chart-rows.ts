import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { type Extent, shortest } from '../extent.js';
import { milliseconds, type Row } from '../figures.js';

/** One size of the chart: milliseconds until the first bars are drawn, and of a frame while it scrolls (p95). */
interface Chart {
  readonly name: string;
  readonly drawn: number;
  readonly frame: number;
}

/** What `tape-chart.mjs --json` prints: both sizes, the small one first, or what it lacks. */
type Printed = { readonly charts: readonly [Chart, Chart] } | { readonly missing: string };

const FIGURES = [
  { figure: 'drawn', what: 'from the answer to the first bars', goal: '≤ 250 ms for the small one, ≤ 1.5' },
  { figure: 'frame', what: 'a frame while it scrolls, p95', goal: '≤ 25 ms for the small one, ≤ 1.5' },
] as const;

/** The tape chart in Chromium, on the built console. Where one of the two is missing: empty, with a line on standard error. */
export async function chartRows(extent: Extent): Promise<Row[]> {
  const printed = await measuredInBrowser(extent === shortest ? ['--shortest'] : []);
  if ('missing' in printed) {
    process.stderr.write(`  NOT RUN: ${printed.missing}\n`);
    return [];
  }
  const [small, large] = printed.charts;
  return FIGURES.map(({ figure, what, goal }) => ({
    what: `tape chart of ${large.name} in Chromium, ${what}`,
    against: `the same of ${small.name}`,
    ratios: [large[figure] / small[figure]],
    goal,
    measured: milliseconds(large[figure]),
    reference: milliseconds(small[figure]),
  }));
}

/** @throws if the script prints no result */
function measuredInBrowser(more: readonly string[]): Promise<Printed> {
  const script = join(import.meta.dirname, '../../../../tests/load/tape-chart.mjs');
  return new Promise((resolve, reject) => {
    // It exits with 1 when a figure is above its limit, which fails no bench.
    execFile(process.execPath, [script, '--json', ...more], (error, stdout, stderr) => {
      if (stdout === '') reject(error ?? new Error(stderr));
      else resolve(JSON.parse(stdout) as Printed);
    });
  });
}
