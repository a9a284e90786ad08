/**
 * A server that speaks MongoDB's wire protocol and is installed as a Python package. It suits tests of behaviour, not
 * of speed, and is not MongoDB. It syncs each commit, and supports `configureFailPoint`, which the tests of faults use.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './folder.mjs';
import { need, run, works } from './programs.mjs';

const VERSION = '0.7.0b3';
const folder = folderOf('mongo');
const program = join(folder, 'venv', 'bin', 'secantusd-py');

export const mongo = {
  name: 'mongo',
  what: `secantusdb ${VERSION}, a server of MongoDB's protocol,`,
  variable: 'TEST_READ_MODELS_URL',
  port: 27117,
  url: (port) => `mongodb://127.0.0.1:${port}`,

  prepare(tell) {
    const python = join(folder, 'venv', 'bin', 'python');
    const installed = `import importlib.metadata as m, sys; sys.exit(m.version("secantusdb") != "${VERSION}")`;
    if (works(python, ['-c', installed])) return;
    need(() => works('python3', ['-c', 'import ensurepip']), 'Python 3 with venv', ['python3', 'python3-venv'], tell);
    tell(`fetching secantusdb ${VERSION} …`);
    rmSync(join(folder, 'venv'), { recursive: true, force: true });
    run('python3', ['-m', 'venv', join(folder, 'venv')]);
    run(python, ['-m', 'pip', 'install', '--quiet', '--no-cache-dir', `secantusdb==${VERSION}`]);
  },

  command(port) {
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true });
    const options = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', data, '--log-level', 'WARNING'];
    return { command: program, args: [...options, '--sync-on-commit', '--enable-test-commands'] };
  },

  async answers(port) {
    const { MongoClient } = await import('mongodb');
    const client = new MongoClient(mongo.url(port), { serverSelectionTimeoutMS: 1000 });
    return client
      .db('admin')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      )
      .finally(() => client.close());
  },
};
