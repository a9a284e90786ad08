import { hash } from 'node:crypto';

/** Of which trace, and which span of it. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

const NOTHING = /^0+$/;

/**
 * The trace of everything with a correlation id: what is done about an event finds its trace, in any process and at any
 * time, by what the event carries anyway. Correlation ids are UUIDs, which are as long as a trace's id.
 */
export function traceIdOf(correlationId: string): string {
  const hex = correlationId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) && !NOTHING.test(hex) ? hex : hash('sha256', correlationId, 'hex').slice(0, 32);
}

/** The span of the append that a command has made. */
export function spanIdOf(commandId: string): string {
  const hex = hash('sha256', commandId, 'hex').slice(0, 16);
  return NOTHING.test(hex) ? '0000000000000001' : hex;
}

/** The header of W3C Trace Context; undefined where there is none, or one that must be passed over. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  const match = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(String(header));
  const [, traceId = '', spanId = '', flags = ''] = match ?? [];
  if (match === null || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
