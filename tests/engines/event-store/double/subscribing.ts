import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { randomUUID } from 'node:crypto';
import { eventFilter } from './event-filter.js';
import { noRecordThere, tooSlow } from './faults.js';
import type { NodeState } from './node-state.js';
import { type ReadCall, send } from './reading.js';
import { checkpoint, confirmation, readEvent } from './wire-messages.js';

/** Number of events that the server keeps for a live subscription whose caller is busy. */
const MOST_WAITING = 32;

/**
 * Follows the whole log for one caller from the given position until the caller disconnects, or falls behind after it
 * was live.
 */
export async function subscribing(node: NodeState, call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
  const filter = eventFilter(options);
  const start = startOf(node, options.getAll());
  if (start === undefined) {
    call.emit('error', noRecordThere());
    return;
  }
  let next = start;
  let live = false;
  let sinceCheckpoint = 0;
  let wake: () => void = () => undefined;
  const forget = node.log.onGrowth(() => wake());
  const gone = new Promise<void>((resolve) => {
    call.on('cancelled', resolve);
    call.on('close', resolve);
  });
  await send(call, confirmation(randomUUID()));
  while (!call.cancelled && !call.destroyed) {
    const event = node.faults.silence ? undefined : node.log.events[next];
    if (event === undefined) {
      live = !node.faults.silence;
      await Promise.race([gone, new Promise<void>((resolve) => (wake = resolve))]);
      continue;
    }
    if (node.faults.subscriptionsEnd) {
      call.end();
      break;
    }
    if (live && node.log.events.length - next > MOST_WAITING) {
      node.calls.tooSlow += 1;
      call.emit('error', tooSlow());
      break;
    }
    next += 1;
    sinceCheckpoint += 1;
    if (filter.allows(event)) await send(call, readEvent(event));
    if (sinceCheckpoint < filter.checkpointEvery) continue;
    sinceCheckpoint = 0;
    await send(call, checkpoint(event.position));
  }
  forget();
}

function startOf({ log }: NodeState, from: streams.ReadReq.Options.AllOptions | undefined): number | undefined {
  const position = from?.getPosition();
  if (position === undefined) return from?.hasEnd() === true ? log.events.length : 0;
  const index = log.indexOf(BigInt(position.getCommitPosition()));
  return index === undefined ? undefined : Math.min(index + 1, log.events.length);
}
