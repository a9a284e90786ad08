/**
 * Builds parts of the product side by side, unless they are up to date. `node infra/build.mjs [server] [console] [tests]`
 * builds the named parts; without a name, the server and the console. Exits with 1 when a part does not build.
 */
import { bringUpToDate, parts } from './building.mjs';

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['server', 'console'];
const results = await Promise.allSettled(wanted.map((name) => bringUpToDate(parts[name])));
for (const { status, reason } of results) {
  if (status === 'rejected') {
    process.stderr.write(`${reason.message}\n`);
    process.exitCode = 1;
  }
}
