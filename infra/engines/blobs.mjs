/**
 * moto, a server that speaks S3 and is installed as a Python package. It keeps everything in memory and accepts every
 * signature, so it suits tests of behaviour; the double in tests/engines/blobs checks signatures.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './folder.mjs';
import { need, run, works } from './programs.mjs';

const VERSION = '5.2.5';
const BUCKET = 'quayside';
const folder = folderOf('blobs');

export const blobs = {
  name: 'blobs',
  what: `moto ${VERSION}, a server of the S3 protocol,`,
  variable: 'TEST_BLOBS_URL',
  port: 9100,
  url: (port) => `s3://quayside:quayside@127.0.0.1:${port}/${BUCKET}?tls=false`,

  prepare(tell) {
    const python = join(folder, 'venv', 'bin', 'python');
    const installed = `import importlib.metadata as m, sys; sys.exit(m.version("moto") != "${VERSION}")`;
    if (works(python, ['-c', installed])) return;
    need(() => works('python3', ['-c', 'import ensurepip']), 'Python 3 with venv', ['python3', 'python3-venv'], tell);
    tell(`fetching moto ${VERSION} …`);
    rmSync(join(folder, 'venv'), { recursive: true, force: true });
    run('python3', ['-m', 'venv', join(folder, 'venv')]);
    run(python, ['-m', 'pip', 'install', '--quiet', '--no-cache-dir', `moto[s3,server]==${VERSION}`]);
  },

  command: (port) => ({
    command: join(folder, 'venv', 'bin', 'moto_server'),
    args: ['--host', '127.0.0.1', '--port', String(port)],
  }),

  /** The server answers once its bucket exists. The bucket is lost when the process ends, so each start creates it. */
  async answers(port) {
    const { AwsClient } = await import('aws4fetch');
    const signer = new AwsClient({
      accessKeyId: 'quayside',
      secretAccessKey: 'quayside',
      service: 's3',
      region: 'us-east-1',
    });
    try {
      const request = await signer.sign(`http://127.0.0.1:${port}/${BUCKET}`, { method: 'PUT' });
      const { status } = await fetch(request, { signal: AbortSignal.timeout(5000) });
      return status === 200 || status === 409;
    } catch {
      return false;
    }
  },
};
