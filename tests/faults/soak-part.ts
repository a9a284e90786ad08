import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../../services/demo/chance.js';
import { demoSizes } from '../../services/demo/demo-sizes.js';
import { Bystander } from './bystander.js';
import { CommandTraffic } from './command-traffic.js';
import { type Findings, megabytes, must, mustBeNone, quantile, spread } from './findings.js';
import { seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { readLog } from './read-log.js';
import { ServedProduct, SMALL_HEAP, UNLIMITED } from './served-product.js';

const SIZE = demoSizes.L;
/** Each visit is requested, priced, accepted and approved, and sometimes changed. */
const DOINGS_PER_ARRIVAL = 3;
const WEEK = 7 * SIZE.arrivals * DOINGS_PER_ARRIVAL;
/** The first of them are warm-up. */
const WINDOWS = 6;
/** Files that grow with the data; every other file must keep its size. */
const RECORDS = /^(?:events|keys|processing|read-models|outbox|sandbox-payments)\.db$/;
const LARGEST_WAL = 72 * 1_048_576;

interface Window {
  readonly memory: number;
  readonly files: ReadonlyMap<string, number>;
  readonly times: readonly number[];
  readonly events: number;
}

/** A week of a large marina in minutes: memory, latency and files must be the same at the end as in the middle. */
export async function soakPart(findings: Findings, options: { seed: string; minutes: number }): Promise<void> {
  const { seed, minutes } = options;
  const installation = await seedInstallation(Array.from({ length: SIZE.berths }, () => 12));
  const served = new ServedProduct(installation.directory, { ...UNLIMITED, ...SMALL_HEAP });
  try {
    await findings.check(`a week of ${SIZE.arrivals} arrivals a day in ${minutes} minutes`, async () => {
      await served.start();
      const token = await served.signIn(installation.staff);
      let begun = 0;
      const pace = paced(WEEK, minutes * 60_000);
      const beforeEach = async () => {
        await pace();
        begun += 1;
      };
      const chance = new Chance(seed);
      const traffic = new CommandTraffic(installation, served.sent, chance, { beforeEach, workers: 12 });
      const working = traffic.run(token);
      const windows: Window[] = [];
      for (let number = 0; number < WINDOWS; number += 1) {
        const desk = new Bystander(served, token);
        const memory = await watched(served, (minutes * 60_000) / WINDOWS);
        await desk.stop();
        mustBeNone(desk.wrong);
        const events = await served.metric('quayside_log_events_total');
        windows.push({ memory, files: sizes(installation.directory), times: desk.times, events });
      }
      traffic.halt();
      mustBeNone(await working);
      await served.settled(await served.signIn(installation.admin));
      const log = await onCopy(installation.directory, readLog);
      mustBeNone([...brokenReceipts(log, served.sent.acknowledged).wrong, ...disagreements(log)]);
      return `${begun} of ${WEEK} doings, ${served.sent.acknowledged.length} commands, ${flat(windows)}`;
    });
  } finally {
    await served.stop('SIGKILL');
    rmSync(installation.directory, { recursive: true, force: true });
  }
}

/** @throws Error if something grew that must not */
function flat(windows: readonly Window[]): string {
  const [middle, last] = [windows[Math.floor(WINDOWS / 2) - 1], windows.at(-1)];
  if (middle === undefined || last === undefined) throw new Error('nothing was measured');
  const memory = windows.map((window) => megabytes(window.memory)).join(', ');
  must(last.memory < middle.memory * 1.25 + 32 * 1_048_576, `memory is flat: ${memory}`);
  const p99 = windows.map(({ times }) => Math.round(quantile(times, 0.99)));
  must(quantile(last.times, 0.99) < quantile(middle.times, 0.99) * 2 + 20, `latency is flat: p99 ${p99.join(', ')} ms`);
  const grown = [...last.files].filter(([name, size]) => {
    if (RECORDS.test(name)) return false;
    return name.endsWith('-wal') ? size > LARGEST_WAL : size > (middle.files.get(name) ?? 0);
  });
  must(grown.length === 0, 'only records grow', grown);
  const records = [...last.files].filter(([name]) => RECORDS.test(name));
  const each = records.map(([name, size]) => `${name} ${megabytes(size)}`).join(', ');
  return `${last.events} events; memory ${memory}; reading ${spread(last.times)} (p99 ${p99.join(', ')}); ${each}`;
}

/** Median memory over that time. */
async function watched(served: ServedProduct, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  const seen: number[] = [];
  while (performance.now() < end) {
    seen.push(await served.memory());
    await pause(Math.min(500, milliseconds / 10));
  }
  return quantile(seen, 0.5);
}

/** Spreads that many actions evenly over the time; each waits for its turn. */
function paced(many: number, milliseconds: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    next = Math.max(next + milliseconds / many, performance.now() - 1_000);
    await pause(Math.max(0, next - performance.now()));
  };
}

function sizes(directory: string): Map<string, number> {
  const files = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, statSync(join(directory, name)).size]));
}
