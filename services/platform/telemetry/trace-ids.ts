import { hash } from 'node:crypto';

/** A trace and one of its spans. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

const NOTHING = /^0+$/;

/**
 * The trace id of everything with a correlation id. Work on an event finds its trace in any process and at any time,
 * because the event holds the correlation id anyway. Correlation ids are UUIDs, which are as long as a trace id.
 */
export function traceIdOf(correlationId: string): string {
  const hex = correlationId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) && !NOTHING.test(hex) ? hex : hash('sha256', correlationId, 'hex').slice(0, 32);
}

/** The id of the span of a command's append. */
export function spanIdOf(commandId: string): string {
  const hex = hash('sha256', commandId, 'hex').slice(0, 16);
  return NOTHING.test(hex) ? '0000000000000001' : hex;
}

/** Parses the header of W3C Trace Context; undefined when it is missing or must be ignored. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  const match = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(String(header));
  const [, traceId = '', spanId = '', flags = ''] = match ?? [];
  if (match === null || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
