/**
 * Runs `npm run dev`: builds the server and runs the product in this process. Node restarts it after every change of the
 * watched folders. It serves the console as it was built last.
 */
import { bringUpToDate, parts } from './building.mjs';

await bringUpToDate(parts.server);
process.setSourceMapsEnabled(true);
await import('../dist/services/apps/standalone.js');
