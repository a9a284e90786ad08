import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const home = mkdtempSync(join(tmpdir(), 'quayside-server-backup-'));
const [programs, log, to, calls] = ['bin', 'log', 'backup', 'calls'].map((name) => join(home, name)) as [
  string,
  string,
  string,
  string,
];
const LOG = ['writer.chk', 'chaser.chk', 'chunk-000000.000000', 'chunk-000001.000000', 'index/indexmap', 'index/a.chk'];

/** Programs that note their arguments, and write the archive that they are to write. */
function standIn(name: string, code = 0): void {
  writeFileSync(
    join(programs, name),
    `#!/bin/sh
echo "${name} $*" >> "${calls}"
for one in "$@"; do case "$one" in --archive=*) [ -e "\${one#--archive=}" ] || echo x > "\${one#--archive=}" ;; esac; done
echo "$AWS_ACCESS_KEY_ID" >> "${calls}.env"
exit ${code}
`,
  );
  chmodSync(join(programs, name), 0o755);
}

function run(...args: string[]) {
  rmSync(calls, { force: true });
  const done = spawnSync(process.execPath, ['infra/engines/server-backup.mjs', ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
      READ_MODELS_URL: 'mongodb://me:hemmelig42@mongo.example:27017/quayside?replicaSet=rs0',
      BLOBS_URL: 's3://key1:hemmelig43@s3.example/attachments?region=eu-west-1',
    },
  });
  const noted = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { ...done, noted };
}

beforeAll(() => {
  mkdirSync(programs);
  mkdirSync(join(log, 'index'), { recursive: true });
  for (const name of LOG) writeFileSync(join(log, name), name);
  for (const name of ['mongodump', 'mongorestore', 'aws']) standIn(name);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('a backup runs the programs of the makers in the right order, without passwords on their command lines', () => {
  const { status, noted, stdout } = run('backup', '--to', to, '--log-data', log);
  expect(status).toBe(0);
  expect(noted.map((line) => line.replace(/--config \S+ /, '').replace(/ --gzip.*| \S*\/files .*/, ''))).toEqual([
    'mongodump --db quayside --collection bookkeeping.checkpoints',
    'mongodump --db quayside_keys --collection processing.bookkeeping.checkpoints',
    'mongodump --db quayside --excludeCollection bookkeeping.checkpoints',
    'mongodump --db quayside_keys --excludeCollection person_keys --excludeCollection secrets --excludeCollection processing.bookkeeping.checkpoints',
    'mongodump --db quayside_keys --excludeCollectionsWithPrefix processing.',
    'aws s3 sync s3://attachments',
  ]);
  expect(noted.join()).not.toContain('hemmelig');
  expect(readFileSync(`${calls}.env`, 'utf8')).toContain('key1');
  const copied = stdout.split('\n').filter((line) => LOG.includes(line));
  expect(copied).toEqual(['index/a.chk', 'index/indexmap', ...copied.slice(2, 4), ...LOG.slice(2, 4)]);
  expect(copied.slice(2, 4).sort()).toEqual(['chaser.chk', 'writer.chk']);
  // The keys come after the log, and the files after the keys.
  const steps = [...stdout.matchAll(/^\d\. .*$/gm)].map(([line]) => line);
  expect(steps.map((line) => line.slice(0, 11))).toEqual(['1. The plac', '2. The log', '3. The keys', '4. The file']);
});

it('a restore puts all of it back, and the log begins where its checkpoint says', () => {
  const anew = join(home, 'anew');
  const { status, noted } = run('restore', '--from', to, '--log-data', anew);
  expect(status).toBe(0);
  expect(noted.map((line) => /^\w+|\w[\w-]*(?=\.archive)/g.exec(line)?.[0])).toHaveLength(6);
  expect(noted.map((line) => /([\w-]+)\.archive/.exec(line)?.[1] ?? 'files')).toEqual([
    'read-models',
    'checkpoints',
    'record',
    'record-checkpoints',
    'keys',
    'files',
  ]);
  expect(readFileSync(join(anew, 'truncate.chk'), 'utf8')).toBe('chaser.chk');
  expect(readFileSync(join(anew, 'chunk-000001.000000'), 'utf8')).toBe('chunk-000001.000000');
});

it('nothing goes on after a program that failed, and what it left is no backup', () => {
  standIn('mongodump', 3);
  const half = join(home, 'half');
  const failed = run('backup', '--to', half, '--log-data', log);
  expect([failed.status, failed.noted.length]).toEqual([1, 1]);
  expect(failed.stderr).toContain('mongodump ended with 3: nothing after it was done.');
  const refused = run('restore', '--from', half, '--log-data', join(home, 'x'));
  expect([refused.status, refused.noted]).toEqual([1, []]);
  expect(refused.stderr).toMatch(/^There is no finished backup in /);
  expect(run('backup').stderr).toMatch(/^Say what to do: /);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the running program and removes the file with the password',
  async (signal) => {
    writeFileSync(join(programs, 'mongodump'), '#!/bin/sh\necho "runs as $$ with $2"\nexec sleep 60\n');
    const temporary = mkdtempSync(join(home, 'temporary-'));
    const backup = spawn(
      process.execPath,
      ['infra/engines/server-backup.mjs', 'backup', '--to', join(home, signal), '--log-data', log],
      {
        env: {
          PATH: `${programs}:${process.env['PATH'] ?? ''}`,
          TMPDIR: temporary,
          READ_MODELS_URL: 'mongodb://me:hemmelig42@mongo.example:27017/quayside',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(backup, 'exit');
    const output = createInterface(backup.stdout)[Symbol.asyncIterator]();
    const next = async () => /^runs as (\d+) with (.*)$/.exec((await output.next()).value ?? 'runs as 0 with nothing');
    let running = await next();
    while (running === null) running = await next();
    const [, pid, config = ''] = running;
    expect(readFileSync(config, 'utf8')).toContain('hemmelig42');
    backup.kill(signal);
    expect(await ended).toEqual([signal === 'SIGTERM' ? 143 : 130, null]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(existsSync(join(home, signal, 'finished'))).toBe(false);
  },
);
