import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { parseSettings } from '../settings/settings.js';
import { Leases, type LeasesOptions } from './leases.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { JobTimers, RecurringJob } from './recurring-job.js';

class Outcomes extends RecurringJob {
  protected readonly lease = 'outcomes';

  protected async runOnce(): Promise<number> {
    const outcomes = [
      () => Promise.resolve({ revision: 1 }),
      () => Promise.resolve(refuse('conflict', 'STALE')),
      () => Promise.reject(new Error('unreadable')),
      () => Promise.resolve({ revision: 2 }),
    ];
    let changed = 0;
    for (const [number, outcome] of outcomes.entries()) {
      changed += await this.attempt({ record: String(number) }, 'no turn', outcome);
    }
    return changed;
  }
}

describe('a recurring job', () => {
  it('goes on after a refusal and an error, counts what changed, and logs the error with its record', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    // A process that works alone takes no lease from the store.
    const leases = new Leases({
      store: {} as LeasesOptions['store'],
      logger,
      alone: true,
      catchUp: () => Promise.resolve(),
    });
    const job = new Outcomes(new JobTimers(leases, parseSettings({}), logger, false, {} as ProcessingRecord));
    expect(await job.run()).toBe(2);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ record: '2', msg: 'no turn' });
  });
});
