import type { SpanAttributes } from './span-attributes.js';

/** A span that has not ended. */
export interface OpenSpan {
  readonly traceId: string;
  readonly sampled: boolean;
  set(attributes: SpanAttributes): void;
  /** @param error an error, of which only the kind is recorded, or the kind itself: messages may name people */
  end(error?: unknown): void;
}
