import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  InvalidArgumentError,
  isCommandError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { EventStoreUnavailableError, ForeignLogError, UnexpectedAnswerError } from '../event-store.js';

/** gRPC's code of an answer for which the server has no other code. */
const UNKNOWN = 2;
/** Answers with that code which end by themselves: an election, and a server that is shutting down. */
const PASSING = /No leader info|Exception was thrown by handler/i;

/** True if the answer to another attempt would be the same: a refusal, an unknown answer, or an error of this program. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof WrongExpectedVersionError ||
    error instanceof AccessDeniedError ||
    error instanceof StreamDeletedError ||
    error instanceof StreamNotFoundError ||
    error instanceof MaxAppendSizeExceededError ||
    error instanceof InvalidArgumentError ||
    (error instanceof ForeignLogError && error.isCertain) ||
    isUnknownAnswer(error) ||
    isOwnError(error)
  );
}

/** True if the server refused a read of the log from a position that is no event's own. */
export function isNoRecordThere(error: unknown): boolean {
  return isUnknownAnswer(error) && /ReadAllResult/.test(error.message);
}

/** True if the server ended a live subscription that did not keep up with the log. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof TimeoutError && /too slow/i.test(error.message);
}

function isUnknownAnswer(error: unknown): error is UnknownError {
  return error instanceof UnknownError && Number(error.code) === UNKNOWN && !PASSING.test(error.message);
}

/** Errors of the client's connections are plain errors. */
function isOwnError(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof TypeError || error instanceof RangeError;
}

/** The reason of an error in one line, without the address or any data that the caller sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof AccessDeniedError) return 'it refused the credentials';
  if (error instanceof NotLeaderError) return 'the node is not the leader';
  if (error instanceof DeadlineExceededError) return 'it did not answer in time';
  if (error instanceof UnavailableError) return 'it cannot be reached';
  if (error instanceof CancelledError) return 'it broke the call off';
  if (error instanceof StreamDeletedError) return `the stream ${error.streamName} was deleted for good`;
  if (error instanceof Error && /^Failed to discover/.test(error.message)) return 'no node of it can be reached';
  return firstLine(error);
}

/**
 * Converts an error of the client to one of the port: an outage, or an unknown answer to one question. Errors of this
 * program stay as they are.
 */
export function failureOf(doing: string, cause: unknown): Error {
  if (cause instanceof EventStoreUnavailableError) return cause;
  if (isUnknownAnswer(cause))
    return new UnexpectedAnswerError(`The event store gave an unknown answer: ${reasonOf(cause)}`, { cause });
  if (cause instanceof Error && isOwnError(cause)) return cause;
  return new EventStoreUnavailableError(`The event store ${doing}: ${reasonOf(cause)}`, { cause });
}

/** gRPC puts the name of the status before the server's message. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.split('\n');
  return error instanceof Error && isCommandError(error) ? line.replace(/^\d+ [A-Z_]+: /, '') : line;
}
