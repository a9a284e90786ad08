import { MongoError, MongoInvalidArgumentError, MongoParseError, MongoServerError } from 'mongodb';

/** Two documents with the same `_id`. */
export const DUPLICATE_KEY = 11000;
export const INDEX_NOT_FOUND = 27;
export const NAMESPACE_EXISTS = 48;

const UNAUTHORIZED = new Set([13, 18, 8000]);

/**
 * Errors that a retry does not mend: values, names and documents that the server cannot store (BadValue, FailedToParse,
 * TypeMismatch, DollarPrefixedFieldName, CannotCreateIndex, InvalidNamespace, CannotIndexParallelArrays, too large).
 */
const MISTAKES = new Set<unknown>([2, 9, 14, 52, 67, 73, 171, 10334, 17419, 17420]);

export function hasCode(error: unknown, code: number): boolean {
  return error instanceof MongoServerError && error.code === code;
}

/** Why the engine cannot work, in one line. Undefined when the program is at fault, which waiting does not mend. */
export function reasonOf(error: unknown): string | undefined {
  if (isBrokenLine(error)) return firstLine(error.message);
  if (!(error instanceof MongoError) || error instanceof MongoInvalidArgumentError || MISTAKES.has(error.code)) {
    return undefined;
  }
  return firstLine(error.message);
}

/** A socket failure in Node's own form: the driver does not wrap a connection that breaks at its very beginning. */
function isBrokenLine(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const broken = 'code' in error && /^ERR_(?:STREAM|SOCKET|TLS|SSL)_/.test(String(error.code));
  return broken || ('syscall' in error && 'errno' in error);
}

/** Why no connection was made, or undefined when the error does not concern the connection. */
export function connectionReasonOf(error: unknown, hosts: string): string | undefined {
  if (error instanceof MongoServerError && UNAUTHORIZED.has(Number(error.code))) {
    return `MongoDB at ${hosts} refuses these credentials, or requires some: ${firstLine(error.message)}`;
  }
  const failed = error instanceof MongoError || isBrokenLine(error);
  return failed ? `no MongoDB to write to at ${hosts}: ${firstLine(error.message)}` : undefined;
}

/** Why a text is not a MongoDB URL. The reason never contains the text, which may hold a password. */
export function urlReasonOf(error: unknown): string {
  const known = error instanceof MongoParseError || error instanceof MongoInvalidArgumentError;
  return `not a URL such as mongodb://host:27017/quayside${known ? `: ${firstLine(error.message)}` : ''}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
