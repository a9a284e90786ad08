import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Chance } from '../../services/demo/chance.js';
import { breakLastPage } from '../fixtures/broken-page.js';
import { CommandTraffic } from './command-traffic.js';
import { type Findings, must, mustBeNone } from './findings.js';
import { type Installation, seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { readOnly } from './mounts.js';
import { readLog } from './read-log.js';
import { ServedProduct } from './served-product.js';

const FILES = ['events.db', 'keys.db', 'processing.db', 'read-models.db', 'outbox.db', 'sandbox-payments.db'];

/** A damage to the data directory, and the line with which the start is refused. */
interface Harm {
  readonly name: string;
  readonly line: RegExp;
  readonly harm: (directory: string) => void;
}

const ofEachFile = (name: string, line: RegExp, harm: (path: string) => void): Harm[] =>
  FILES.map((file) => ({ name: `${name}: ${file}`, line, harm: (directory) => harm(join(directory, file)) }));

const harms: readonly Harm[] = [
  ...ofEachFile('a broken last page', /damaged/, breakLastPage),
  ...ofEachFile('cut off in the middle', /damaged/, (path) => truncateSync(path, Math.ceil(statSync(path).size / 2))),
  ...ofEachFile('a newer version', /newer version/, (path) => change(path, 'PRAGMA user_version = 99')),
  ...ofEachFile("another program's database", /another program|other program/, (path) => {
    change(path, 'PRAGMA application_id = 7');
  }),
  ...ofEachFile('no database at all', /not (a|an) (database|event log)/, (path) => {
    writeFileSync(path, 'Dear diary, '.repeat(1000));
  }),
  { name: 'keys.db is missing', line: /keys .* are missing/, harm: (directory) => rmSync(join(directory, 'keys.db')) },
];

/**
 * Every file of the data directory is damaged in every way: each time one clear line is printed, and the files stay
 * unchanged.
 */
export async function filesPart(findings: Findings): Promise<void> {
  const installation = await seedInstallation([12, 12, 12]);
  const { directory } = installation;
  try {
    for (const { name, line, harm } of harms) {
      await findings.check(name, () =>
        onScratch(directory, async (copy) => {
          harm(copy);
          return refusedWith(copy, line);
        }),
      );
    }
    await findings.check('a read-only data directory', () =>
      onScratch(directory, (copy) =>
        readOnly(copy, (view) => refusedWith(view, /cannot be written: .*(read-only|permission)/i)),
      ),
    );
    await findings.check('two servers on one directory', () => twoServers(directory));
    await findings.check('the read models are missing', () => builtAnew(installation));
    await findings.check('a write-ahead log that was cut off', () => cutLog(installation));
    await findings.check('rubbish behind the write-ahead log', () => rubbishBehindLog(installation));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Expects the start to end with one line and to change nothing.
 * @param untouched names of the files that must not change
 */
async function refusedWith(directory: string, line: RegExp, untouched = /./): Promise<string> {
  const before = contents(directory);
  const served = new ServedProduct(directory);
  const product = await served.launch();
  const code = await Promise.race([product.ended, product.ready().then(() => 'it started')]).catch(() => product.ended);
  await served.stop('SIGKILL');
  const output = product.output.trim();
  must(code === 1, `refused with one line, ended with ${code}`, output);
  must(output.split('\n').length === 1 && output.startsWith('Quayside cannot start: '), 'one line', output);
  must(line.test(output), `a line like ${line.source}`, output);
  const changed = [...contents(directory)].filter(
    ([name, bytes]) => untouched.test(name) && before.get(name)?.equals(bytes) === false,
  );
  must(changed.length === 0, 'files are left as they were', changed[0]?.[0]);
  return `"${output.slice('Quayside cannot start: '.length).replaceAll(directory, '…')}"`;
}

async function twoServers(directory: string): Promise<string> {
  return onScratch(directory, async (copy) => {
    const [first, second] = [new ServedProduct(copy), new ServedProduct(copy)];
    await first.start();
    try {
      const product = await second.launch();
      const code = await product.ended;
      const output = product.output.trim();
      must(
        code === 1 && output.split('\n').length === 1 && /in use by another process/.test(output),
        'one line',
        output,
      );
      must((await first.health()).status === 200, 'the first one is not disturbed');
      return `"${output.slice('Quayside cannot start: '.length).replaceAll(copy, '…')}"`;
    } finally {
      await first.stop('SIGKILL');
      await second.stop('SIGKILL');
    }
  });
}

async function builtAnew({ directory, admin }: Installation): Promise<string> {
  return onScratch(directory, async (copy) => {
    rmSync(join(copy, 'read-models.db'));
    const served = new ServedProduct(copy);
    try {
      await served.start();
      await served.settled(await served.signIn(admin));
      return 'they were built anew';
    } finally {
      await served.stop('SIGKILL');
    }
  });
}

/**
 * The end of the log is lost although it was acknowledged: the product must not continue as if it had never existed.
 */
async function cutLog(installation: Installation): Promise<string> {
  return afterKill(installation, async (copy) => {
    const path = join(copy, 'events.db-wal');
    const size = statSync(path).size;
    must(size > 0, 'there is a write-ahead log');
    truncateSync(path, Math.floor(size / 2));
    return refusedWith(copy, /its end was cut off/, /^(?:events|keys)\.db/);
  });
}

/** The remains of a power cut: half a frame without a commit. */
async function rubbishBehindLog(installation: Installation): Promise<string> {
  return afterKill(installation, async (copy, worked) => {
    const path = join(copy, 'events.db-wal');
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(10_000, 0xa5)]));
    const served = new ServedProduct(copy);
    try {
      await served.start();
      await served.settled(await served.signIn(installation.admin));
      const log = await onCopy(copy, readLog);
      mustBeNone([...brokenReceipts(log, worked.sent.acknowledged).wrong, ...disagreements(log)]);
      return `all ${worked.sent.acknowledged.length} acknowledged commands are there`;
    } finally {
      await served.stop('SIGKILL');
    }
  });
}

/** The data directory after a second of work and a kill. */
async function afterKill(
  installation: Installation,
  look: (directory: string, served: ServedProduct) => Promise<string>,
): Promise<string> {
  return onScratch(installation.directory, async (copy) => {
    const served = new ServedProduct(copy);
    await served.start();
    const traffic = new CommandTraffic(installation, served.sent, new Chance('files'));
    const working = traffic.run(await served.signIn(installation.staff));
    const admin = await served.signIn(installation.admin);
    while (served.sent.answers < 200)
      await served.ask('/admin/reservation/getall', await served.signIn(installation.staff));
    traffic.halt();
    mustBeNone(await working);
    await served.settled(admin);
    await served.stop('SIGKILL');
    return look(copy, served);
  });
}

async function onScratch<T>(directory: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-spoiled-'));
  try {
    cpSync(directory, copy, { recursive: true });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function contents(directory: string): Map<string, Buffer> {
  const files = readdirSync(directory).filter((name) => statSync(join(directory, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(directory, name))]));
}

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}
