import type { INestApplicationContext } from '@nestjs/common';
import type { ConsumerStatus } from '../platform/consuming/consumer.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventLog } from '../platform/event-sourcing/event-log.js';
import { ProgressLine } from '../platform/operations/progress-line.js';

const LOOK_EVERY_MS = 500;

/**
 * Waits until all read models have processed the log up to its current end, and shows their progress if that takes a
 * while. Returns false if the process ends before.
 */
export async function catchUp(app: INestApplicationContext, ending: AbortSignal): Promise<boolean> {
  const projections = app.get(ProjectionHost, { strict: false });
  const head = await app.get(EventLog, { strict: false }).head();
  const progress = new ProgressLine(process.stderr, 'Building the read models');
  let waited = false;
  const reported = new Set<string>();
  while (!(await projections.reached(head, LOOK_EVERY_MS))) {
    // Consumers that were stopped answer at once: without this the loop would keep the process from ending.
    if (ending.aborted) return false;
    const statuses = projections.status();
    reportFailures(statuses, reported);
    // Without consumers here, another process builds the read models and shows their progress.
    if (statuses.length === 0) continue;
    progress.show(Math.min(...statuses.map(({ position }) => position)), head);
    waited = true;
  }
  if (waited) progress.show(head, head);
  return true;
}

/** Writes one line for each cause that holds up the start, such as a full disk or a file that must be repaired. */
function reportFailures(statuses: readonly ConsumerStatus[], reported: Set<string>): void {
  for (const { state, error } of statuses) {
    if (state === 'catching_up' || state === 'live' || error === null || reported.has(error)) continue;
    reported.add(error);
    process.stderr.write(`\nQuayside cannot build its read models and tries again: ${error}\n`);
  }
}
