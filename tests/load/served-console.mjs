/** The built product on an empty directory, for measurements of the console in a real browser. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../infra/free-port.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Chromium or the built console is not there. */
export class Missing extends Error {}

/** The path of a Chromium on this machine. @throws Missing */
export function findChromium() {
  const paths = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = paths.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Missing('No Chromium: install one, or set CHROME_PATH.');
  return found;
}

/**
 * Starts the whole product on an empty directory; returns its address once it is ready. Adds its end to `cleanups`.
 * @throws Missing
 */
export async function startServer(scratch, cleanups) {
  const server = join(root, 'dist/services/apps/standalone.js');
  const page = join(root, 'dist/console/index.html');
  if (![server, page].every((file) => existsSync(file)))
    throw new Missing('Nothing to visit: npm run build comes first.');
  const port = await freePort();
  const environment = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DEMO: 'S' };
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: { ...environment, DATA_DIR: join(scratch, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  cleanups.push(() => (child.kill('SIGTERM'), ended));
  let output = '';
  await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      if (output.includes('Quayside is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return `http://localhost:${port}`;
}

/** Signs in the manager of the first demo marina, who may see everything. */
export async function signIn() {
  const { DEMO_PASSWORD, signIns } = await import(
    new URL('../../dist/services/demo/sign-ins.js', import.meta.url).href
  );
  return { email: signIns[0].email, password: DEMO_PASSWORD };
}

/** The answer of a call; throws what the server refused. */
export async function post(url, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
