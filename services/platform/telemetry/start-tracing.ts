import type { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.js';
import { traceCommands } from './traced-commands.js';
import { recordSpans } from './tracing.js';

/**
 * Records spans and sends them to the collector of the settings; without one, nothing is loaded and nothing recorded.
 * @returns what ends it, after the last spans were sent
 */
export async function startTracing(settings: Settings, logger: Logger, bus: CommandBus): Promise<() => Promise<void>> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = settings;
  if (endpoint === undefined) return () => Promise.resolve();
  // Loaded only where they are used: they take longer to load than the rest of a start.
  const [{ OpenTelemetry }, { collectorAt }] = await Promise.all([
    import('./open-telemetry.js'),
    import('./collector.js'),
  ]);
  const recorder = new OpenTelemetry({ exporter: collectorAt(endpoint, logger), service, ratio });
  traceCommands(bus);
  recordSpans(recorder);
  return async () => {
    recordSpans(undefined);
    await recorder.stop();
  };
}
