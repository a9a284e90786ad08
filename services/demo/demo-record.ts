import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const demoRecord = z.object({
  /** `under_way` from before the first event until the marinas are complete. */
  state: z.enum(['under_way', 'filled']),
  seed: z.string(),
  /** Links of reservations on which the boater must act next. */
  links: z.array(z.object({ token: z.string(), who: z.string() })).default([]),
});
export type DemoRecord = z.infer<typeof demoRecord>;

const NAME = 'demo.json';

/**
 * The record of a data directory's demo; null if it holds none. It is kept outside the log because it marks an
 * incomplete log, which must be discarded.
 */
export function readDemoRecord(directory: string): DemoRecord | null {
  const path = join(directory, NAME);
  if (!existsSync(path)) return null;
  return demoRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Replaces the previous record atomically. */
export function writeDemoRecord(directory: string, record: DemoRecord): DemoRecord {
  const path = join(directory, NAME);
  const temporary = `${path}.new`;
  writeFileSync(temporary, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, path);
  return record;
}

/** Marks the directory as no longer holding a demo, so that later data is kept. */
export function removeDemoRecord(directory: string): void {
  rmSync(join(directory, NAME), { force: true });
}
