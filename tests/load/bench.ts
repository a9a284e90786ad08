import { rmSync } from 'node:fs';
import type { DemoOrder } from '../../services/demo/fill-demo.js';
import { measured, publish, wantedOf } from './bench-command.js';
import { type Extent, shortest, usual } from './extent.js';
import type { Row } from './figures.js';
import { reportOf } from './report.js';
import { allocationRow, matchesRow } from './rows/allocation-row.js';
import { chainRows } from './rows/chain-rows.js';
import { chartRows } from './rows/chart-rows.js';
import { busyCommandRows, commandRows } from './rows/command-row.js';
import {
  coldStartRow,
  type History,
  LEAST_DEMO,
  listRow,
  makeHistory,
  memoryRow,
  rebuildRows,
} from './rows/data-rows.js';
import { asOfRow } from './rows/as-of-row.js';
import { appendRows } from './rows/engine-rows.js';
import { httpRows } from './rows/http-rows.js';
import { importRow } from './rows/import-row.js';
import { peopleRows } from './rows/people-rows.js';
import { planRow } from './rows/plan-row.js';
import { publishRow } from './rows/publish-row.js';
import { quoteRows } from './rows/quote-rows.js';

const USAGE = `npm run bench -- [--shortest | --full | --huge | --million] [--write] [--only <part>]…
  --shortest the least data and one round, to see that each part runs: its figures mean nothing
  --full    half a year of a large marina instead of a middling one
  --huge    half a year of a chain's largest marina, for the parts that read a history: rebuild, start, memory
  --million as --huge, with a million events, which takes most of an hour to fill
  --write   puts the table into docs/performance.md
  --only    one of: appends command commands approve allocation as-of chain chart import matches people plan publish rebuild list start memory
  BENCH_PROFILE=<file>.cpuprofile in the environment: where the processor is while it approves`;

interface Scale {
  readonly size: DemoOrder['size'];
  readonly listed: number;
  readonly years: number;
  readonly sockets: readonly number[];
  readonly extent: Extent;
}
const quick: Scale = { size: 'M', listed: 10_000, years: 2, sockets: [100], extent: usual };
const full: Scale = { size: 'L', listed: 100_000, years: 5, sockets: [100, 500], extent: usual };
/** The scales by their flag. */
const scales: Readonly<Record<string, Scale>> = {
  shortest: { size: LEAST_DEMO, listed: 50, years: 2, sockets: [2], extent: shortest },
  full,
  huge: { ...full, size: 'XL' },
  million: { ...full, size: { berths: 13_750, arrivals: 2_200, onTheDesk: 8 } },
};

type Part = (scale: Scale, history: () => Promise<History>) => Promise<Row[]>;

const parts: Readonly<Record<string, Part>> = {
  appends: ({ extent }) => appendRows(extent),
  command: ({ extent }) => commandRows(extent),
  commands: ({ extent }) => busyCommandRows(extent),
  approve: ({ sockets, extent }) => httpRows(sockets, extent),
  allocation: ({ years, extent }) => Promise.resolve([allocationRow(years, extent)]),
  matches: ({ years, extent }) => Promise.resolve([matchesRow(years, extent)]),
  import: async ({ extent }) => [await importRow(extent)],
  'as-of': async ({ years, extent }) => [await asOfRow(years, extent)],
  chain: ({ extent }) => chainRows(extent),
  people: ({ extent }) => peopleRows(extent),
  plan: async ({ extent }) => [await planRow(extent)],
  chart: ({ extent }) => chartRows(extent),
  publish: async ({ extent }) => [await publishRow(extent)],
  quotes: ({ extent }) => Promise.resolve(quoteRows(extent)),
  rebuild: async ({ extent }, history) => rebuildRows(await history(), extent),
  list: async ({ listed, extent }, history) => [await listRow(await history(), listed, extent)],
  start: async ({ extent }, history) => [await coldStartRow(await history(), extent)],
  memory: async ({ size, extent }, history) => [await memoryRow(await history(), size, extent)],
};

async function main(): Promise<void> {
  const wanted = wantedOf(USAGE, Object.keys(parts), Object.keys(scales));
  if (wanted === null) return;
  const [flag] = wanted.flags;
  const scale = scales[flag ?? ''] ?? quick;
  let made: Promise<History> | undefined;
  const history = () => (made ??= makeHistory(scale.size));
  try {
    const { rows, notRun } = await measured(wanted.parts, (part) => parts[part]?.(scale, history));
    const missing =
      notRun.length === 0 ? '' : `\n\nNOT RUN, for want of a browser or the built console: ${notRun.join(', ')}.`;
    publish(`${reportOf(rows, flag === undefined ? 'quick run' : `run with \`--${flag}\``)}${missing}`, wanted);
  } finally {
    if (made !== undefined) rmSync((await made).directory, { recursive: true, force: true });
  }
}

await main();
