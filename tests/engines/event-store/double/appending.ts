import streams from '@eventstore/db-client/generated/streams_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleClientStreamingCall, StatusObject } from '@grpc/grpc-js';
import { setTimeout as pause } from 'node:timers/promises';
import type { NodeState } from './node-state.js';
import { tooLarge } from './faults.js';
import { type AppendOutcome, type Expected, type ProposedEvent, sizeOf } from './stored-log.js';
import { nameOf, proposedEvent } from './wire-messages.js';

/** The server's default limit of one append, in bytes. */
const MOST_BYTES = 1_048_576;

export function appending(node: NodeState): handleClientStreamingCall<streams.AppendReq, streams.AppendResp> {
  return (call, answer) => {
    let options: streams.AppendReq.Options | undefined;
    const proposed: ProposedEvent[] = [];
    call.on('data', (request: streams.AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message !== undefined) proposed.push(proposedEvent(message));
    });
    // The caller was cut off in the middle, so nothing is stored. A killed process ends its call normally at first, and
    // the broken connection shows a moment later.
    call.on('error', () => undefined);
    call.on('end', () => {
      setImmediate(() => {
        if (!call.cancelled && proposed.length > 0) void carryOut();
      });
    });

    const carryOut = async (): Promise<void> => {
      const stream = nameOf(options?.getStreamIdentifier());
      node.calls.appends.push({ authorization: call.metadata.get('authorization').map(String), stream });
      const fault = node.faults.appends.shift();
      if (node.faults.delay > 0) await pause(node.faults.delay);
      if (fault?.kind === 'delayed') await pause(fault.milliseconds);
      if (fault?.kind === 'broken_before') {
        node.breakConnections();
        return;
      }
      const refused = node.refusal(call.metadata) ?? (fault?.kind === 'refused' ? fault.status : tooMuch(proposed));
      if (refused !== undefined) {
        answer(refused);
        return;
      }
      const expected = expectedBy(options);
      const outcome = node.log.append(stream, expected, proposed);
      if (fault?.kind === 'broken_after') node.breakConnections();
      else if (fault?.kind !== 'answer_lost') answer(null, answered(outcome, expected, !node.faults.withoutPositions));
    };
  };
}

function tooMuch(proposed: readonly ProposedEvent[]): Partial<StatusObject> | undefined {
  const bytes = proposed.reduce((sum, event) => sum + sizeOf(event), 0);
  return bytes > MOST_BYTES ? tooLarge(MOST_BYTES) : undefined;
}

function expectedBy(options: streams.AppendReq.Options | undefined): Expected {
  if (options?.hasRevision() === true) return Number(options.getRevision());
  if (options?.hasNoStream() === true) return 'no_stream';
  return options?.hasStreamExists() === true ? 'stream_exists' : 'any';
}

function answered(outcome: AppendOutcome, expected: Expected, withPosition: boolean): streams.AppendResp {
  if (outcome.kind === 'wrong_revision') return refusedAt(outcome.current, expected);
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(outcome.revision));
  if (withPosition) {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.position));
    position.setPreparePosition(String(outcome.position));
    success.setPosition(position);
  } else {
    success.setNoPosition(new shared.Empty());
  }
  return new streams.AppendResp().setSuccess(success);
}

function refusedAt(current: number | null, expected: Expected): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current === null) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}
