import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventFilter, eventFilter } from './event-filter.js';
import { noRecordThere } from './faults.js';
import type { NodeState, ReadCallMade } from './node-state.js';
import type { StoredEvent } from './stored-log.js';
import { subscribing } from './subscribing.js';
import { nameOf, readEvent, streamNotFound } from './wire-messages.js';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

const BACKWARDS = streams.ReadReq.Options.ReadDirection.BACKWARDS;

export function reading(node: NodeState): handleServerStreamingCall<streams.ReadReq, streams.ReadResp> {
  return (call) => {
    // The caller has disconnected; every loop below checks `cancelled`.
    call.on('error', () => undefined);
    void carryOut(node, call);
  };
}

/** Maximum number of messages written ahead of a slow caller. */
const MOST_AHEAD = 256;

/** Waits if the caller is slow. */
export async function send(call: ReadCall, message: streams.ReadResp): Promise<void> {
  if (call.write(message) || call.cancelled || call.writableLength < MOST_AHEAD) return;
  const ways = ['drain', 'cancelled', 'close'];
  await new Promise<void>((resolve) => {
    const go = (): void => {
      for (const way of ways) call.removeListener(way, go);
      resolve();
    };
    for (const way of ways) call.on(way, go);
  });
}

async function carryOut(node: NodeState, call: ReadCall): Promise<void> {
  const options = call.request.getOptions();
  if (options === undefined) throw new Error('a read without options');
  if (options.hasSubscription()) node.calls.subscriptions += 1;
  else node.calls.reads.push(madeBy(options));
  if (node.faults.delay > 0) await pause(node.faults.delay);
  const refused = node.refusal(call.metadata);
  if (refused !== undefined) {
    call.emit('error', refused);
    return;
  }
  if (options.hasSubscription()) return subscribing(node, call, options);
  await answer(call, options, node);
}

function madeBy(options: streams.ReadReq.Options): ReadCallMade {
  const ofStream = options.getStream();
  if (ofStream !== undefined) return { kind: 'stream', stream: nameOf(ofStream.getStreamIdentifier()) };
  return { kind: options.getReadDirection() === BACKWARDS ? 'end' : 'page' };
}

async function answer(call: ReadCall, options: streams.ReadReq.Options, node: NodeState): Promise<void> {
  const ofStream = options.getStream();
  const stream = nameOf(ofStream?.getStreamIdentifier());
  if (ofStream !== undefined && node.log.revisionOf(stream) === null) {
    await send(call, streamNotFound(stream));
    call.end();
    return;
  }
  const filter = eventFilter(options);
  const wanted =
    ofStream === undefined ? ofAll(options, node, filter) : ofOne(ofStream, options, node.log.ofStream(stream));
  if (wanted === undefined) {
    call.emit('error', noRecordThere({ filtered: options.hasFilter() }));
    return;
  }
  const isPage = ofStream === undefined && options.getReadDirection() !== BACKWARDS;
  if (isPage) node.calls.eventsOfPages += wanted.length;
  for (const event of wanted.slice(0, Number(options.getCount()))) {
    if (call.cancelled) return;
    await send(call, readEvent(event));
  }
  call.end();
}

function ofOne(
  from: streams.ReadReq.Options.StreamOptions,
  options: streams.ReadReq.Options,
  events: StoredEvent[],
): StoredEvent[] {
  const backwards = options.getReadDirection() === BACKWARDS;
  const edge = from.hasRevision() ? Number(from.getRevision()) : from.hasEnd() ? Infinity : 0;
  return backwards
    ? events.filter(({ revision }) => revision <= edge).reverse()
    : events.filter(({ revision }) => revision >= edge);
}

/**
 * Forwards, the first event is the one at the position; backwards, the one before it. Undefined if no event is at the
 * position.
 */
function ofAll(
  options: streams.ReadReq.Options,
  { log, calls }: NodeState,
  filter: EventFilter,
): StoredEvent[] | undefined {
  const edge = indexOf(options.getAll(), log);
  if (edge === undefined) return undefined;
  const count = Number(options.getCount());
  const [first, step] = options.getReadDirection() === BACKWARDS ? [edge - 1, -1] : [edge, 1];
  const found: StoredEvent[] = [];
  // A filtered read goes on until it has as many events as it may return, or the log ends.
  for (let index = first; found.length < count; index += step) {
    const event = log.events[index];
    if (event === undefined) break;
    if (filter.allows(event)) found.push(event);
    else calls.eventsPassedOver += 1;
  }
  return found;
}

function indexOf(from: streams.ReadReq.Options.AllOptions | undefined, log: NodeState['log']): number | undefined {
  const position = from?.getPosition();
  if (position !== undefined) return log.indexOf(BigInt(position.getCommitPosition()));
  return from?.hasEnd() === true ? log.events.length : 0;
}
