/**
 * Backs up an installation on servers, or restores it, with the programs of the servers' makers, in the order in which
 * each part may be newer than those before it, never older.
 *
 *   node infra/engines/server-backup.mjs backup --to <new directory> --log-data <data directory of the event store>
 *   node infra/engines/server-backup.mjs restore --from <backup> --log-data <empty directory>
 *
 * The environment names the servers as for the product: READ_MODELS_URL, and BLOBS_URL if files are in a bucket. It needs
 * mongodump and mongorestore (MongoDB Database Tools) and, for a bucket, aws (AWS CLI). Passwords go to them in a file or
 * in the environment, never on the command line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/** The collection with the places of read models. It and that of the record are the oldest part of a backup. */
const CHECKPOINTS = 'bookkeeping.checkpoints';
/** Begins the names of the processing record's collections, which lie beside the keys. */
const RECORD = 'processing.';
const RECORD_CHECKPOINTS = `${RECORD}${CHECKPOINTS}`;
/** The collections of the keys. */
const KEYS = ['person_keys', 'secrets'];

const secrets = mkdtempSync(join(tmpdir(), 'quayside-backup-'));
process.on('exit', () => rmSync(secrets, { recursive: true, force: true }));

/** The program that runs at the moment. */
let running = null;
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));

const { order, place, logData } = commandLine();
const readModels = new URL(process.env.READ_MODELS_URL ?? refuse('READ_MODELS_URL is not set.'));
const database = readModels.pathname.slice(1) || 'quayside';
const mongoConfig = join(secrets, 'mongo.yaml');
writeFileSync(mongoConfig, `uri: ${JSON.stringify(withoutDatabase(readModels))}\n`, { mode: 0o600 });
const bucket = process.env.BLOBS_URL === undefined ? null : bucketOf(new URL(process.env.BLOBS_URL));

const step = async (name, work) => {
  process.stdout.write(`${name}\n`);
  await work();
};

if (order === 'backup') await backUp();
else await restore();

async function backUp() {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  if (readdirSync(place).length > 0) refuse(`${place} is not empty: name a new directory for each backup.`);
  await step('1. The places of consumers, then the read models and the processing record', async () => {
    await dump('checkpoints', ['--db', database, '--collection', CHECKPOINTS]);
    await dump('record-checkpoints', ['--db', `${database}_keys`, '--collection', RECORD_CHECKPOINTS]);
    await dump('read-models', ['--db', database, '--excludeCollection', CHECKPOINTS]);
    const others = [...KEYS, RECORD_CHECKPOINTS].flatMap((name) => ['--excludeCollection', name]);
    await dump('record', ['--db', `${database}_keys`, ...others]);
  });
  await step('2. The log', () => copyLog(logData, join(place, 'log')));
  await step('3. The keys', () => dump('keys', ['--db', `${database}_keys`, '--excludeCollectionsWithPrefix', RECORD]));
  if (bucket !== null) await step('4. The files', () => sync(bucket.address, join(place, 'files')));
  // Written last: a directory without it holds no backup.
  writeFileSync(join(place, 'finished'), `${new Date().toISOString()}\n`, { mode: 0o600 });
  process.stdout.write(`Backed up to ${place}.\n`);
}

async function restore() {
  if (!existsSync(join(place, 'finished'))) refuse(`There is no finished backup in ${place}.`);
  mkdirSync(logData, { recursive: true });
  if (readdirSync(logData).length > 0) refuse(`${logData} is not empty.`);
  await step('1. The read models and the processing record', async () => {
    // Backups of earlier releases have the record among the read models.
    const record = ['record', 'record-checkpoints'].filter((name) => existsSync(archiveOf(name)));
    for (const name of ['read-models', 'checkpoints', ...record]) await load(name);
  });
  await step('2. The log', async () => {
    await cp(join(place, 'log'), logData, { recursive: true });
    // The node cuts what was written after this point while the copy was made.
    copyFileSync(join(logData, 'chaser.chk'), join(logData, 'truncate.chk'));
  });
  await step('3. The keys', () => load('keys'));
  if (bucket !== null) await step('4. The files', () => sync(join(place, 'files'), bucket.address));
  process.stdout.write(
    'Restored. Start the event store, then the product, and erase again whoever was erased since the backup.\n',
  );
}

function dump(name, what) {
  return run('mongodump', ['--config', mongoConfig, ...what, '--gzip', `--archive=${archiveOf(name)}`]);
}

function load(name) {
  return run('mongorestore', ['--config', mongoConfig, '--drop', '--gzip', `--archive=${archiveOf(name)}`]);
}

function archiveOf(name) {
  return join(place, `${name}.archive.gz`);
}

/** The order that the maker prescribes: checkpoints of the index, the index, checkpoints of the log, its chunks. */
async function copyLog(from, to) {
  const all = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  const index = all.filter((path) => path.startsWith('index'));
  const log = all.filter((path) => !path.startsWith('index'));
  const isCheckpoint = (path) => path.endsWith('.chk');
  const chunks = log.filter((path) => /(^|[\\/])chunk-\d+\.\d+$/.test(path));
  if (chunks.length === 0) refuse(`There is no log in ${from}: it has no chunks.`);
  const ordered = [
    ...index.filter(isCheckpoint),
    ...index.filter((path) => !isCheckpoint(path)),
    ...log.filter(isCheckpoint),
    ...chunks,
  ];
  for (const path of ordered) await cp(join(from, path), join(to, path));
  process.stdout.write(`${ordered.join('\n')}\n`);
}

function sync(from, to) {
  return run('aws', ['s3', 'sync', from, to, ...bucket.options], bucket.environment);
}

async function run(program, args, more = {}) {
  running = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...more } });
  const [status, signal] = await once(running, 'close').catch((error) =>
    refuse(`${program} cannot be run: ${error.message}`),
  );
  running = null;
  if (status !== 0) refuse(`${program} ended with ${status ?? signal}: nothing after it was done.`);
}

/** Ends the program that runs, waits for its end, and exits as a shell names the signal. */
async function stop(signal) {
  const program = running;
  if (program !== null && program.exitCode === null && program.signalCode === null) {
    program.removeAllListeners('close');
    const closed = once(program, 'close');
    program.kill('SIGTERM');
    const late = setTimeout(() => program.kill('SIGKILL'), 5_000);
    await closed;
    clearTimeout(late);
  }
  process.exit(128 + constants.signals[signal]);
}

function withoutDatabase(url) {
  const whole = new URL(url);
  whole.pathname = '/';
  return whole.href;
}

/** `s3://key:secret@host[:port]/bucket[/folder]`, as in the product's settings. */
function bucketOf(url) {
  const secure = url.searchParams.get('tls') !== 'false';
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return {
    address: `s3:/${url.pathname.replace(/\/$/, '')}`,
    options: ['--endpoint-url', `${secure ? 'https' : 'http'}://${url.host}`],
    environment: {
      AWS_ACCESS_KEY_ID: decodeURIComponent(url.username),
      AWS_SECRET_ACCESS_KEY: decodeURIComponent(url.password),
      AWS_DEFAULT_REGION: region,
    },
  };
}

function commandLine() {
  const text = { type: 'string' };
  const usage = 'backup --to <directory> --log-data <directory>, or restore --from <backup> --log-data <directory>';
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { to: text, from: text, 'log-data': text } });
  } catch {
    return refuse(`That was not understood: ${usage}`);
  }
  const { values, positionals } = parsed;
  const [wanted] = positionals;
  const directory = wanted === 'backup' ? values.to : wanted === 'restore' ? values.from : undefined;
  if (directory === undefined || values['log-data'] === undefined) return refuse(`Say what to do: ${usage}`);
  return { order: wanted, place: directory, logData: values['log-data'].replace(/[\\/]+$/, '') };
}

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
