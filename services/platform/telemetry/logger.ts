import pino, { type DestinationStream, type Logger } from 'pino';
import { workUnderWay } from './work.js';

/** Mail addresses, and `user:password@host` in the URL of a server. */
const ADDRESS = /[^\s/@<>"'(),;]+@[\w-]+(?:\.[\w-]+)+/g;
const CAUSES = 5;

/**
 * The log of the process: lines of JSON. A line about a request, or about work on an event, has its correlation id. An
 * error is logged with its kind, message and stack, without the properties that drivers attach to it (documents,
 * recipients, whole requests); addresses are removed from its message.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => {
      const work = workUnderWay();
      return work === undefined ? {} : { correlation_id: work.correlation_id };
    },
    serializers: { err: (error: unknown) => plainError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: PlainError;
}

function plainError(error: unknown, depth = 0): PlainError {
  if (!isError(error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(error.stack === undefined ? {} : { stack: withoutAddresses(error.stack) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined || depth >= CAUSES ? {} : { cause: plainError(error.cause, depth + 1) }),
  };
}

/** Recognises errors of other realms, such as a worker's, too. */
function isError(error: unknown): error is Error {
  if (error instanceof Error) return true;
  const { message, stack } = (error ?? {}) as { message?: unknown; stack?: unknown };
  return typeof message === 'string' && typeof stack === 'string';
}

function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '<address>');
}
