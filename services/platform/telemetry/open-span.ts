import type { SpanAttributes } from './span-attributes.js';

/** A span that is not over yet. */
export interface OpenSpan {
  readonly traceId: string;
  readonly sampled: boolean;
  set(attributes: SpanAttributes): void;
  /** @param error only its kind is told, or the kind itself: what it says may name people */
  end(error?: unknown): void;
}
