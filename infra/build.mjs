/**
 * Builds the server and the console side by side, unless they are up to date.
 * `node infra/build.mjs [server] [console]` builds the named parts, or both. Exits with 1 when a part does not build.
 */
import { bringUpToDate, parts } from './building.mjs';

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const results = await Promise.allSettled(wanted.map((name) => bringUpToDate(parts[name])));
for (const { status, reason } of results) {
  if (status === 'rejected') {
    process.stderr.write(`${reason.message}\n`);
    process.exitCode = 1;
  }
}
