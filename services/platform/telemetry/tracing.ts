import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { EventMetadata } from '../event-store/event-store.js';
import type { OpenSpan } from './open-span.js';
import type { SpanAttributes } from './span-attributes.js';
import type { TraceContext } from './trace-ids.js';
import { during, workUnderWay } from './work.js';

/** Where an event comes from: what its metadata tell of the append that wrote it. */
export type Origin = Pick<EventMetadata, 'correlation_id' | 'command_id' | 'trace_id'>;

export interface SpanDescription {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'consumer' | 'producer';
  readonly attributes: SpanAttributes;
  /** In which trace, where no span is open: that of this correlation id; none: one of its own. */
  readonly correlation_id?: string;
  /** What this is a part of, before the span that is open. */
  readonly parent?: TraceContext | Origin;
  /** This is the span by which others find the append of a command. */
  readonly appendOf?: string;
  readonly links?: Iterable<Origin>;
  /** Of `performance.now()`; absent: now. */
  readonly startedAt?: number;
}

/** Records spans; `open-telemetry.ts`, loaded only where somebody wants them. */
export interface SpanRecorder {
  start(description: SpanDescription): OpenSpan;
  /** The trace of everything with this correlation id, unless its request was part of another one. */
  traceIdOf(correlationId: string): string;
}

let recorder: SpanRecorder | undefined;

/** From now on spans are recorded, in the whole process; undefined: no more. */
export function recordSpans(by: SpanRecorder | undefined): void {
  recorder = by;
}

/** Undefined where nobody records spans; else to be ended by the caller. */
export function startSpan(describe: () => SpanDescription): OpenSpan | undefined {
  return recorder?.start(describe());
}

/** Does something within a span: what it does in turn is part of the span. */
export function traced<T>(correlation_id: string, describe: () => SpanDescription, run: () => Promise<T>): Promise<T> {
  const span = startSpan(describe);
  return span === undefined ? run() : ending(span, () => during({ correlation_id, span }, run));
}

/** A policy's work on one event: part of the trace that the event comes from, and linked to the append that wrote it. */
export function reacting<T>(
  consumer: string,
  { type, metadata }: { readonly type: string; readonly metadata: Origin },
  run: () => Promise<T>,
): Promise<T> {
  const { correlation_id } = metadata;
  const span = startSpan(() => ({
    name: `react ${consumer}`,
    kind: 'consumer',
    attributes: { 'quayside.consumer': consumer, 'quayside.event.type': type },
    parent: metadata,
    links: [metadata],
  }));
  if (span === undefined) return during({ correlation_id }, run);
  return ending(span, () => during({ correlation_id, span }, run));
}

/** What a consumer does about a batch: a trace of its own, linked to the appends that wrote the events. */
export function tracedBatch<T>(describe: () => BatchDescription, run: () => Promise<T>): Promise<T> {
  if (recorder === undefined) return run();
  const { does, consumer, events, attributes, startedAt } = describe();
  const links: Origin[] = [];
  for (const event of events) if ('metadata' in event) links.push(event.metadata);
  const span = recorder.start({
    name: `${does} ${consumer}`,
    kind: does === 'project' ? 'consumer' : 'producer',
    attributes: { 'quayside.consumer': consumer, 'quayside.events': links.length, ...attributes },
    links,
    ...(startedAt === undefined ? {} : { startedAt }),
  });
  return ending(span, run);
}

export interface BatchDescription {
  readonly does: 'project' | 'relay' | 'push';
  readonly consumer: string;
  /** Those that are of interest; what cannot be read has no metadata and no link. */
  readonly events: Iterable<{ readonly metadata: Origin } | { readonly error: Error }>;
  readonly attributes: SpanAttributes;
  readonly startedAt?: number;
}

/** An append that is over. One that was stored is where consumers' links lead to. */
export function recordAppend(append: {
  readonly stream: string;
  readonly events: readonly { readonly metadata: Origin }[];
  readonly startedAt: number;
  readonly error?: unknown;
}): void {
  if (recorder === undefined) return;
  const { stream, events, startedAt, error } = append;
  const metadata = events[0]?.metadata;
  if (metadata === undefined) return;
  const category = stream.slice(0, stream.indexOf('-'));
  const span = recorder.start({
    name: `append ${category}`,
    kind: 'internal',
    attributes: { 'quayside.stream.category': category, 'quayside.events': events.length },
    correlation_id: metadata.correlation_id,
    ...(error === undefined ? { appendOf: metadata.command_id } : {}),
    startedAt,
  });
  span.end(error);
}

/** The trace that a caller has brought along, where the open span is part of one and is recorded. */
export function foreignTrace(correlationId: string | undefined): string | undefined {
  if (recorder === undefined || correlationId === undefined) return undefined;
  const span = workUnderWay()?.span;
  if (span === undefined || !span.sampled || span.traceId === recorder.traceIdOf(correlationId)) return undefined;
  return span.traceId;
}

async function ending<T>(span: OpenSpan, run: () => Promise<T>): Promise<T> {
  try {
    const result = await run();
    if (isRefusal(result)) span.set({ 'quayside.refusal': result.code });
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
