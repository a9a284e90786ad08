import { describe, jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..');

/** How many files the acceptance files that share a server are dealt out to: two for each worker. */
const QUARTERS = 4;

/**
 * Runs every fourth `*.shared.spec.ts` on one server, in one module registry: loading the product takes longer than most
 * of their tests. A file that fails leaves the others alone, since each keeps to marinas of its own.
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
