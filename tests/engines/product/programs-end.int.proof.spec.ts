/** Programs that do one piece of work: a signal ends them at once, and the next run does the work. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDemoRecord } from '../../../services/demo/demo-record.js';
import { BuiltProgram } from '../../fixtures/built-program.js';
import { buildPrograms } from '../../fixtures/role-process.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { appendIrrelevant } from './irrelevant-events.js';

const END_WITHIN_MS = 5_000;

class OneOffProgram extends BuiltProgram {
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (!this.lives) throw new Error(`it ended: ${this.output}`);
      await pause(5);
    }
  }

  /** The time in milliseconds from the signal to the end. */
  async end(): Promise<number> {
    const began = performance.now();
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 2 * END_WITHIN_MS);
    await this.ended;
    clearTimeout(late);
    return performance.now() - began;
  }
}

describe('a program that does one piece of work ends within five seconds of a signal, and', () => {
  let directory: string;
  let running: OneOffProgram | undefined;

  beforeAll(() => buildPrograms());
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-programs-'));
  });
  afterEach(async () => {
    await running?.end();
    rmSync(directory, { recursive: true, force: true });
  });

  function started(app: string, more: Readonly<Record<string, string>>): OneOffProgram {
    running = new OneOffProgram(app, { DATA_DIR: directory, LOG_LEVEL: 'fatal', ...more });
    return running;
  }

  it('fills the demo: what was left half-way is known as such, and filled anew', async () => {
    const filling = started('demo', { DEMO: 'S' });
    await filling.says('Filling the demo marina');
    expect(await filling.end()).toBeLessThan(END_WITHIN_MS);
    expect(readDemoRecord(directory)).toMatchObject({ state: 'under_way' });
    await started('demo', { DEMO: 'S' }).says('Filling the demo marina: 10 %');
  }, 120_000);

  it('rebuilds the read models: the next run does it', async () => {
    const node = await EventStoreDouble.start();
    try {
      await appendIrrelevant(node.url, 'long', 6_000);
      node.faults.delay = 150;
      const rebuilding = started('rebuild', { EVENT_STORE_URL: node.url });
      await rebuilding.says('Rebuilding');
      expect(await rebuilding.end()).toBeLessThan(END_WITHIN_MS);
      node.faults.delay = 0;
      const again = started('rebuild', { EVENT_STORE_URL: node.url });
      expect({ code: await again.ended, output: again.output }).toEqual({
        code: 0,
        output: expect.stringContaining('All read models were built from 6,000 events'),
      });
    } finally {
      node.goAway();
    }
  }, 120_000);
});
