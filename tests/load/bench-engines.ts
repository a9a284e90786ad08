import { measured, publish, wantedOf } from './bench-command.js';
import { type Extent, shortest, usual } from './extent.js';
import type { Row } from './figures.js';
import { type Marks, reportOf } from './report.js';
import { bookingRows } from './rows/booking-rows.js';
import { firstBuildRows } from './rows/first-build-row.js';
import { relayRows } from './rows/relay-row.js';
import { serverLogRows } from './rows/server-log-rows.js';
import { lagRows } from './rows/server-lag-row.js';
import { projectionRows } from './rows/server-projection-row.js';
import { startRows } from './rows/start-rows.js';
import { takeOverRows } from './rows/take-over-row.js';
import { type ServersMeasured, serversMeasured } from './servers-measured.js';

const USAGE = `npm run bench:engines -- [--shortest | --write] [--only <part>]…
  --shortest the least data and one round, to see that each part runs: its figures mean nothing
  --write   puts the table into docs/performance.md
  --only    one of: build start log booking projection relay lag takeover
  Servers are named by EVENT_STORE_URL, READ_MODELS_URL and KAFKA_BROKERS, or by the TEST_… variables that
  \`npm run --silent engines -- up --env\` prints; without EVENT_STORE_URL the log is the double of EventStoreDB.`;

const MARKS: Marks = {
  begin: '<!-- engines: written by `npm run bench:engines -- --write` -->',
  end: '<!-- end of engines -->',
  heading: '## On servers',
};

const parts: Readonly<Record<string, (servers: ServersMeasured, extent: Extent) => Promise<Row[]>>> = {
  // First, because they need a log without events, and the others write to a configured server.
  build: firstBuildRows,
  start: startRows,
  log: serverLogRows,
  booking: bookingRows,
  projection: projectionRows,
  relay: relayRows,
  lag: lagRows,
  takeover: takeOverRows,
};

async function main(): Promise<void> {
  const wanted = wantedOf(USAGE, Object.keys(parts), ['shortest']);
  if (wanted === null) return;
  const extent = wanted.flags.has('shortest') ? shortest : usual;
  const servers = await serversMeasured();
  try {
    const { rows, notRun } = await measured(wanted.parts, (part) => parts[part]?.(servers, extent));
    const missing =
      notRun.length === 0
        ? ''
        : `\n\nNOT RUN, for want of a server or, for \`build\` and \`start\`, of one without events: ${notRun.join(', ')}.`;
    publish(`${reportOf(rows, conditionsOf(servers))}${missing}`, wanted, MARKS);
  } finally {
    await servers.stop();
  }
}

function conditionsOf({ eventStore, readModels, brokers }: ServersMeasured): string {
  const names = [eventStore.name, readModels?.name ?? 'no MongoDB', brokers === undefined ? 'no Kafka' : 'Kafka'];
  return `on ${names.join(', ')}, all on this machine`;
}

await main();
