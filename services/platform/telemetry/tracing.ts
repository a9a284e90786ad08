import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { EventMetadata } from '../event-store/event-store.js';
import type { OpenSpan } from './open-span.js';
import type { SpanAttributes } from './span-attributes.js';
import type { TraceContext } from './trace-ids.js';
import { during, workUnderWay } from './work.js';

/** The origin of an event: the metadata of the append that wrote it. */
export type Origin = Pick<EventMetadata, 'correlation_id' | 'command_id' | 'trace_id'>;

export interface SpanDescription {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'consumer' | 'producer';
  readonly attributes: SpanAttributes;
  /** The trace to use when no span is open: that of this correlation id, or a new one without it. */
  readonly correlation_id?: string;
  /** The parent of this span; it takes precedence over the open span. */
  readonly parent?: TraceContext | Origin;
  /** The command id of an append: other processes find this span by it. */
  readonly appendOf?: string;
  readonly links?: Iterable<Origin>;
  /** In the time of `performance.now()`; absent: now. */
  readonly startedAt?: number;
}

/** Records spans. `open-telemetry.ts` implements it and is loaded only when tracing is on. */
export interface SpanRecorder {
  start(description: SpanDescription): OpenSpan;
  /** The trace id of everything with this correlation id, unless its request was part of another trace. */
  traceIdOf(correlationId: string): string;
}

let recorder: SpanRecorder | undefined;

/** Records spans from now on in the whole process; undefined stops the recording. */
export function recordSpans(by: SpanRecorder | undefined): void {
  recorder = by;
}

/** Undefined when spans are not recorded. Otherwise the caller must end the span. */
export function startSpan(describe: () => SpanDescription): OpenSpan | undefined {
  return recorder?.start(describe());
}

/** Runs work within a span; spans of that work become its children. */
export function traced<T>(correlation_id: string, describe: () => SpanDescription, run: () => Promise<T>): Promise<T> {
  const span = startSpan(describe);
  return span === undefined ? run() : ending(span, () => during({ correlation_id, span }, run));
}

/** Runs a policy's work on one event, as part of the event's trace and with a link to the append that wrote it. */
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

/** Runs a consumer's work on a batch, in a trace of its own with links to the appends that wrote the events. */
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
  /** The relevant events; an unreadable one has no metadata and therefore no link. */
  readonly events: Iterable<{ readonly metadata: Origin } | { readonly error: Error }>;
  readonly attributes: SpanAttributes;
  readonly startedAt?: number;
}

/** Records a finished append. The links of consumers lead to the span of a stored append. */
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

/** The id of the caller's own trace, if the open span is part of one and is recorded. */
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
