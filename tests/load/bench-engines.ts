import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from './figures.js';
import { lineOf, type Marks, reportOf, writeInto } from './report.js';
import { relayRows } from './rows/relay-row.js';
import { serverLogRows } from './rows/server-log-rows.js';
import { lagRows } from './rows/server-lag-row.js';
import { projectionRows } from './rows/server-projection-row.js';
import { takeOverRows } from './rows/take-over-row.js';
import { type ServersMeasured, serversMeasured } from './servers-measured.js';

const USAGE = `npm run bench:engines -- [--write] [--only <part>]…
  --write   puts the table into docs/performance.md
  --only    one of: log projection relay lag takeover
  Servers are named by EVENT_STORE_URL, READ_MODELS_URL and KAFKA_BROKERS, or by the TEST_… variables that
  \`npm run --silent engines -- up --env\` prints; without EVENT_STORE_URL the log is the double of EventStoreDB.`;

const MARKS: Marks = {
  begin: '<!-- engines: written by `npm run bench:engines -- --write` -->',
  end: '<!-- end of engines -->',
  heading: '## On servers',
};

const parts: Readonly<Record<string, (servers: ServersMeasured) => Promise<Row[]>>> = {
  log: serverLogRows,
  projection: projectionRows,
  relay: relayRows,
  lag: lagRows,
  takeover: takeOverRows,
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
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
  const servers = await serversMeasured();
  const rows: Row[] = [];
  const notRun: string[] = [];
  try {
    for (const name of wanted) {
      process.stderr.write(`${name} …\n`);
      const found = (await parts[name]?.(servers)) ?? [];
      if (found.length === 0) notRun.push(name);
      for (const row of found) process.stderr.write(`  ${lineOf(row)}\n`);
      rows.push(...found);
    }
  } finally {
    await servers.stop();
  }
  const missing = notRun.length === 0 ? '' : `\n\nNOT RUN, for want of a server: ${notRun.join(', ')}.`;
  const report = `${reportOf(rows, conditionsOf(servers))}${missing}`;
  process.stdout.write(`${report}\n`);
  if (values.write) writeInto(join(import.meta.dirname, '../../../docs/performance.md'), report, MARKS);
}

function conditionsOf({ eventStore, readModels, brokers }: ServersMeasured): string {
  const names = [eventStore.name, readModels?.name ?? 'no MongoDB', brokers === undefined ? 'no Kafka' : 'Kafka'];
  return `on ${names.join(', ')}, all on this machine`;
}

await main();
