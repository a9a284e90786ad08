import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { root } from './source-files.js';

/**
 * Makes a process look like Node 20 to the programs in `infra/`: its version, and a `node:module` without newer
 * functions.
 */
const NODE_20 = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
  Object.defineProperty(process, 'version', { value: 'v20.20.2' });
  const older = { url: 'data:text/javascript,export default {};', shortCircuit: true };
  registerHooks({ resolve: (name, context, next) => (name === 'node:module' ? older : next(name, context)) });
`;

it.each(['infra/start.mjs', 'infra/build.mjs'])(
  '%s ends on an older Node with one sentence that says what to do',
  (program) => {
    const preload = `data:text/javascript,${encodeURIComponent(NODE_20)}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'Quayside needs Node 24 or newer, and this is v20.20.2: run "npm start", which uses the Node that "npm ci" installed.\n',
    ]);
  },
);
