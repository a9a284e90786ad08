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
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.js';

/** True if the server has rejected the request for good: another attempt would get the same answer. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof WrongExpectedVersionError ||
    error instanceof AccessDeniedError ||
    error instanceof StreamDeletedError ||
    error instanceof StreamNotFoundError ||
    error instanceof MaxAppendSizeExceededError ||
    error instanceof InvalidArgumentError ||
    !(error instanceof Error)
  );
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

/** Converts an error of the client to the one that the port specifies for an unavailable engine. */
export function unavailable(doing: string, cause: unknown): EventStoreUnavailableError {
  if (cause instanceof EventStoreUnavailableError) return cause;
  return new EventStoreUnavailableError(`The event store ${doing}: ${reasonOf(cause)}`, { cause });
}

/** gRPC puts the name of the status before the server's message. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.split('\n');
  return error instanceof Error && isCommandError(error) ? line.replace(/^\d+ [A-Z_]+: /, '') : line;
}
