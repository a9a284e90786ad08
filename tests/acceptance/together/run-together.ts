import { describe, jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..');

/** Number of groups for the acceptance files that share a server: two per worker. */
const QUARTERS = 4;

/**
 * Runs every fourth `*.shared.spec.ts` on one server, in one module registry, because loading the product takes longer
 * than most of these tests. A file that fails does not affect the others, since each uses only its own marinas.
 */
export function runTogether(quarter: number): void {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.shared.spec.ts'))
    .sort();
  for (const name of names.filter((_, at) => at % QUARTERS === quarter - 1)) {
    describe(name, () => {
      jest.requireActual(join(folder, name));
    });
  }
}
