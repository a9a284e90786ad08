/**
 * Runs `npm start`: builds what is not up to date, then runs the whole product in this process. At a first start the
 * demo marina is filled while the console is built: they do not need each other, and they are the two longest steps.
 */
import { spawn } from 'node:child_process';
// Older versions of Node lack `enableCompileCache`: a named import of it would end them before `building.mjs` can print
// its message.
import module from 'node:module';
import { bringUpToDate, isUpToDate, parts } from './building.mjs';

/** Filling the demo makes many short-lived objects; a larger young generation copies fewer of them. In megabytes. */
const ROOMY = ['--max-semi-space-size=128'];

/**
 * Runs programs side by side. When one fails, or this process receives SIGTERM or SIGINT, all are stopped and this
 * process exits.
 */
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
