/**
 * Measures the first start: `npm run bench:start [-- M]`, on the built server. Prints wall-clock and processor seconds,
 * and how often the whole log could have been read and parsed in that time, which is comparable between machines.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const dist = new URL('../../dist/', import.meta.url);
const server = fileURLToPath(new URL('services/apps/standalone.js', dist));
const [first = 'M', directory] = process.argv.slice(2);

if (first === '--fill') await fill(directory);
else await measure(first);

/** Fills the demo alone, in a process of its own. */
async function fill(into) {
  const { default: pino } = await import('pino');
  const { prepareDemo } = await import(new URL('services/apps/demo-filling.js', dist).href);
  const { parseSettings } = await import(new URL('services/platform/settings/settings.js', dist).href);
  const settings = parseSettings({ ...process.env, DATA_DIR: into });
  await prepareDemo(settings, pino({ level: 'error' }), new AbortController().signal);
  process.stdout.write('Quayside is ready');
}

async function measure(size) {
  const data = mkdtempSync(join(tmpdir(), 'quayside-start-'));
  try {
    const filled = await run([fileURLToPath(import.meta.url), '--fill', data], { DEMO: size });
    const caughtUp = await run(['--enable-source-maps', server], { DATA_DIR: data, PORT: '0' });
    const again = await run(['--enable-source-maps', server], { DATA_DIR: data, PORT: '0' });
    const log = readLog(join(data, 'events.db'));
    print(`Demo of size ${size}: ${log.events} events, read and parsed in ${log.seconds.toFixed(2)} s`);
    const rows = { 'filled from empty': filled, 'read models built, ready': caughtUp, 'second start, ready': again };
    for (const [what, { seconds, processor }] of Object.entries(rows)) {
      const cpu = processor === null ? '' : `, ${processor.toFixed(1)} s of the processor`;
      print(`${what.padEnd(25)} ${seconds.toFixed(1)} s${cpu}, ${(seconds / log.seconds).toFixed(0)} × the log`);
    }
    print(`${'empty directory to ready'.padEnd(25)} ${(filled.seconds + caughtUp.seconds).toFixed(1)} s`);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Runs the program until it reports that it is ready, then ends it. */
function run(command, environment) {
  const began = performance.now();
  const child = spawn(process.execPath, command, { env: { PATH: process.env.PATH, ...environment } });
  let output = '';
  let measured;
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => (output += chunk));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (measured !== undefined || !output.includes('Quayside is ready')) return;
      measured = { seconds: (performance.now() - began) / 1000, processor: processorSeconds(child.pid) };
      child.kill('SIGTERM');
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (measured === undefined) reject(new Error(`${command.join(' ')} ended with ${code}: ${output}`));
      else resolve(measured);
    });
  });
}

/** User and system time of a process, or null when the system does not report it. */
function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    // Fields 14 and 15 of proc(5), in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** The fastest of three readings, because the first one reads a cold file. */
function readLog(path) {
  const log = new DatabaseSync(path, { readOnly: true });
  const seconds = [];
  let events = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    events = 0;
    for (const { data, metadata } of log.prepare('SELECT data, metadata FROM events ORDER BY position').iterate()) {
      JSON.parse(data);
      JSON.parse(metadata);
      events += 1;
    }
    seconds.push((performance.now() - began) / 1000);
  }
  log.close();
  return { events, seconds: Math.min(...seconds) };
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
