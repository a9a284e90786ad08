import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const demoRecord = z.object({
  /** `under_way` from before the first event until the marinas are complete. */
  state: z.enum(['under_way', 'filled']),
  seed: z.string(),
  /** Links of reservations whose boater has the next word. */
  links: z.array(z.object({ token: z.string(), who: z.string() })).default([]),
});
export type DemoRecord = z.infer<typeof demoRecord>;

const NAME = 'demo.json';

/**
 * What a data directory says about its demo; null where it holds none. Kept beside the log rather than in it: a log that
 * is not complete is to be thrown away, and this is what says so.
 */
export function readDemoRecord(directory: string): DemoRecord | null {
  const path = join(directory, NAME);
  if (!existsSync(path)) return null;
  return demoRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Takes the place of the one before at once, so that there never is half of one. */
export function writeDemoRecord(directory: string, record: DemoRecord): DemoRecord {
  const path = join(directory, NAME);
  const temporary = `${path}.new`;
  writeFileSync(temporary, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, path);
  return record;
}

/** The directory holds no demo any more; whatever comes next is to be kept. */
export function removeDemoRecord(directory: string): void {
  rmSync(join(directory, NAME), { force: true });
}
