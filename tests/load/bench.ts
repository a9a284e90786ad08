import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from './figures.js';
import { lineOf, reportOf, writeInto } from './report.js';
import { allocationRow } from './rows/allocation-row.js';
import { commandRows } from './rows/command-row.js';
import { coldStartRow, type History, listRow, makeHistory, memoryRow, rebuildRows } from './rows/data-rows.js';
import { appendRows } from './rows/engine-rows.js';
import { httpRows } from './rows/http-rows.js';

const USAGE = `npm run bench -- [--full] [--write] [--only <part>]…
  --full    a year and a half of a large marina instead of half a year of a middling one
  --write   puts the table into docs/performance.md
  --only    one of: appends command approve allocation rebuild list start memory
  BENCH_PROFILE=<file>.cpuprofile in the environment: where the processor is while it approves`;

interface Scale {
  readonly size: string;
  readonly listed: number;
  readonly years: number;
  readonly sockets: readonly number[];
}
const quick: Scale = { size: 'M', listed: 10_000, years: 2, sockets: [100] };
const full: Scale = { size: 'L', listed: 100_000, years: 5, sockets: [100, 500] };

type Part = (scale: Scale, history: () => Promise<History>) => Promise<Row[]>;

const parts: Readonly<Record<string, Part>> = {
  appends: () => appendRows(20_000),
  command: () => commandRows(),
  approve: ({ sockets }) => httpRows(250, sockets),
  allocation: ({ years }) => Promise.resolve([allocationRow(years)]),
  rebuild: async (_scale, history) => rebuildRows(await history()),
  list: async ({ listed }, history) => [await listRow(await history(), listed)],
  start: async (_scale, history) => [await coldStartRow(await history())],
  memory: async ({ size }, history) => [await memoryRow(await history(), size)],
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const wanted = values.only ?? Object.keys(parts);
  if (values.help || wanted.some((name) => parts[name] === undefined)) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const scale = values.full ? full : quick;
  let made: Promise<History> | undefined;
  const history = () => (made ??= makeHistory(scale.size));
  const rows: Row[] = [];
  try {
    for (const name of wanted) {
      process.stderr.write(`${name} …\n`);
      const found = (await parts[name]?.(scale, history)) ?? [];
      for (const row of found) process.stderr.write(`  ${lineOf(row)}\n`);
      rows.push(...found);
    }
  } finally {
    if (made !== undefined) rmSync((await made).directory, { recursive: true, force: true });
  }
  const report = reportOf(rows, values.full ? 'run with `--full`' : 'quick run');
  process.stdout.write(`${report}\n`);
  if (values.write) writeInto(join(import.meta.dirname, '../../../docs/performance.md'), report);
}

await main();
