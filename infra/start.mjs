/**
 * What `npm start` does: builds what is not up to date, then runs the whole product in this process. At a first start
 * the demo marina is made while the console is built: neither needs the other, and together they take longest.
 */
import { spawn } from 'node:child_process';
// Older versions of Node lack `enableCompileCache`: importing it by name would end them before `building.mjs` can say so.
import module from 'node:module';
import { bringUpToDate, isUpToDate, parts } from './building.mjs';

/** Filling makes much that is short-lived: with more room for it, less of it is moved about. In megabytes. */
const ROOMY = ['--max-semi-space-size=128'];

/** Programs side by side. Where one fails, or this process is told to stop, all are, and so is this one. */
async function runAll(...programs) {
  const children = programs.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
  let code;
  const end = (failed = 0) => {
    code ??= failed;
    for (const child of children) child.kill('SIGTERM');
  };
  const stop = () => end();
  process.on('SIGTERM', stop).on('SIGINT', stop);
  await Promise.all(children.map((child) => ended(child).then((failed) => failed !== 0 && end(failed))));
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== undefined) process.exit(code);
}

function ended(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', (code) => resolve(code ?? 1)));
}

await bringUpToDate(parts.server);
if (!isUpToDate(parts.console)) await runAll(['infra/build.mjs', 'console'], [...ROOMY, 'dist/services/apps/demo.js']);
process.setSourceMapsEnabled(true);
module.enableCompileCache('dist/.compiled');
await import('../dist/services/apps/standalone.js');
