import { type Context, type Link, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { OpenSpan } from './open-span.js';
import { allowedAttributes, type SpanAttributes } from './span-attributes.js';
import { spanIdOf, type TraceContext, traceIdOf } from './trace-ids.js';
import type { Origin, SpanDescription, SpanRecorder } from './tracing.js';
import { workUnderWay } from './work.js';

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
};
/** The most appends that a batch's span links to; a longer batch belongs to a consumer that is catching up. */
const MOST_LINKS = 100;
/** The time for the last export; a collector that does not answer must not keep a process from stopping. */
const LAST_EXPORT_MS = 2_000;

export interface OpenTelemetryOptions {
  readonly exporter: SpanExporter;
  readonly service: string;
  /** The recorded share of all traces. It is decided by the trace id, so every process records the same ones. */
  readonly ratio: number;
}

/** Supplies given ids for the next span, and random ones otherwise. The SDK requests them while a span starts. */
class GivenIds {
  private readonly random = new RandomIdGenerator();
  traceId: string | undefined;
  spanId: string | undefined;

  readonly generateTraceId = () => this.traceId ?? this.random.generateTraceId();
  readonly generateSpanId = () => this.spanId ?? this.random.generateSpanId();
}

/**
 * Records spans with the SDK of OpenTelemetry. Only attributes of an allowed list leave the process, and never the
 * messages of errors.
 */
export class OpenTelemetry implements SpanRecorder {
  readonly traceIdOf = traceIdOf;
  private readonly ids = new GivenIds();
  private readonly sampler: TraceIdRatioBasedSampler;
  private readonly provider: BasicTracerProvider;
  private readonly tracer;

  constructor({ exporter, service, ratio }: OpenTelemetryOptions) {
    this.sampler = new TraceIdRatioBasedSampler(ratio);
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'quayside' }),
      sampler: new ParentBasedSampler({ root: this.sampler }),
      idGenerator: this.ids,
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('quayside');
  }

  start({ name, kind, attributes, startedAt, ...description }: SpanDescription): OpenSpan {
    const { ids } = this;
    ids.traceId = description.correlation_id === undefined ? undefined : traceIdOf(description.correlation_id);
    ids.spanId = description.appendOf === undefined ? undefined : spanIdOf(description.appendOf);
    try {
      const options = {
        kind: KINDS[kind],
        attributes: allowedAttributes({ ...attributes }),
        links: this.linksTo(description.links ?? []),
        ...(startedAt === undefined ? {} : { startTime: startedAt }),
      };
      return new RecordedSpan(this.tracer.startSpan(name, options, this.within(description)));
    } finally {
      ids.traceId = undefined;
      ids.spanId = undefined;
    }
  }

  /** Exports the ended spans. @throws when the exporter fails */
  flush(): Promise<void> {
    return this.provider.forceFlush();
  }

  async stop(): Promise<void> {
    const longest = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
    await Promise.race([this.provider.shutdown().catch(() => undefined), longest]);
  }

  /** The span's context: batches start a trace of their own; everything else belongs to the current work. */
  private within({ parent, links, appendOf }: Partial<SpanDescription>): Context {
    if (parent !== undefined) return contextOf('traceId' in parent ? parent : this.appendThatWrote(parent));
    if (links !== undefined && appendOf === undefined) return ROOT_CONTEXT;
    const open = workUnderWay()?.span;
    return open instanceof RecordedSpan ? trace.setSpan(ROOT_CONTEXT, open.span) : ROOT_CONTEXT;
  }

  private linksTo(origins: Iterable<Origin>): Link[] {
    const links = new Map<string, Link>();
    for (const origin of origins) {
      if (links.size >= MOST_LINKS) break;
      const { traceId, spanId, sampled } = this.appendThatWrote(origin);
      links.set(`${traceId}${spanId}`, { context: { traceId, spanId, traceFlags: sampled ? 1 : 0 } });
    }
    return [...links.values()];
  }

  private appendThatWrote({ correlation_id, command_id, trace_id }: Origin): TraceContext {
    const traceId = trace_id ?? traceIdOf(correlation_id);
    const { decision } = this.sampler.shouldSample(ROOT_CONTEXT, traceId);
    // An event holds a trace id only when that trace was recorded.
    const sampled = trace_id !== undefined || decision === SamplingDecision.RECORD_AND_SAMPLED;
    return { traceId, spanId: spanIdOf(command_id), sampled };
  }
}

function contextOf({ traceId, spanId, sampled }: TraceContext): Context {
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: sampled ? 1 : 0, isRemote: true });
}

class RecordedSpan implements OpenSpan {
  readonly traceId: string;
  readonly sampled: boolean;

  constructor(readonly span: Span) {
    const { traceId, traceFlags } = span.spanContext();
    this.traceId = traceId;
    this.sampled = (traceFlags & 1) === 1;
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(allowedAttributes({ ...attributes }));
  }

  end(error?: unknown): void {
    if (error !== undefined) {
      this.set({ 'error.type': typeof error === 'string' ? error : error instanceof Error ? error.name : 'unknown' });
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end(performance.now());
  }
}
