import { SystemClock } from '../platform/clock/clock.js';
import { describeMoved, move } from '../platform/moving/move.js';
import { parseMoveRequest } from '../platform/moving/move-request.js';
import { progressLines } from './progress-lines.js';

/**
 * Moves a log, and on request its keys and files, between a data directory and servers while the product is stopped.
 */
async function copy(): Promise<void> {
  const request = parseMoveRequest(process.argv.slice(2), process.env);
  const moved = await move(request, new SystemClock(), progressLines());
  process.stdout.write(`${describeMoved(moved)}\n`);
}

copy().catch((error: unknown) => {
  // The source is never changed, and a repeated run continues from what the target already has.
  process.stderr.write(`\nNot copied: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
