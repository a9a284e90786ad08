import type { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.js';
import { traceCommands } from './traced-commands.js';
import { recordSpans } from './tracing.js';

/**
 * Records spans and exports them to the collector of the settings; without one, nothing is loaded or recorded.
 * @returns a function that exports the last spans and ends the recording
 */
export async function startTracing(settings: Settings, logger: Logger, bus: CommandBus): Promise<() => Promise<void>> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = settings;
  if (endpoint === undefined) return () => Promise.resolve();
  // Loaded only when they are used: they take longer to load than the rest of a start.
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
