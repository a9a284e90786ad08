import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { prepareDemo } from './demo-filling.js';
import { unlessStopped } from './unless-stopped.js';

/** Fills an empty data directory with the demo marina, and ends. A first start runs it while the console is built. */
async function fill(): Promise<void> {
  const settings = parseSettings(process.env);
  await unlessStopped((signal) => prepareDemo(settings, createLogger(settings.LOG_LEVEL), signal));
}

fill().catch((error: unknown) => {
  process.stderr.write(`Quayside cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
