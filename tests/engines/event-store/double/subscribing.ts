import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { randomUUID } from 'node:crypto';
import { eventFilter } from './event-filter.js';
import type { NodeState } from './node-state.js';
import { type ReadCall, send } from './reading.js';
import { checkpoint, confirmation, readEvent } from './wire-messages.js';

/** Follows the whole log for one caller from the given position until the caller disconnects. */
export async function subscribing(node: NodeState, call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
  const filter = eventFilter(options);
  let next = startOf(node, options.getAll());
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
      await Promise.race([gone, new Promise<void>((resolve) => (wake = resolve))]);
      continue;
    }
    if (node.faults.subscriptionsEnd) {
      call.end();
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

function startOf({ log }: NodeState, from: streams.ReadReq.Options.AllOptions | undefined): number {
  const position = from?.getPosition();
  if (position !== undefined) return log.indexFrom(BigInt(position.getCommitPosition()) + 1n);
  return from?.hasEnd() === true ? log.events.length : 0;
}
