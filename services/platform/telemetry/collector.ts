import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';

type Answer = Parameters<SpanExporter['export']>[1];

/**
 * Sends spans to a collector (OTLP over HTTP, JSON). Headers and other options are read from OpenTelemetry's own
 * variables.
 */
export function collectorAt(endpoint: string, logger: Logger): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return new LoggedFailures(new OTLPTraceExporter({ url, timeoutMillis: 5_000 }), logger, new URL(url).host);
}

/** Logs once when spans start to get lost, and once when they arrive again. The product works on without them. */
class LoggedFailures implements SpanExporter {
  private failing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Logger,
    private readonly host: string,
  ) {}

  export(spans: ReadableSpan[], answer: Answer): void {
    this.exporter.export(spans, (result) => {
      const { code }: { readonly code: number } = result;
      const failed = code !== 0;
      if (failed && !this.failing) {
        this.logger.warn({ err: result.error, collector: this.host }, 'traces cannot be sent and are dropped');
      } else if (!failed && this.failing) this.logger.warn({ collector: this.host }, 'traces are sent again');
      this.failing = failed;
      answer(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }
}
