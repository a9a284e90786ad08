/** Programs that do one piece of work and end: a signal ends them at once, and the next run finishes the work. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BuiltProgram } from '../../fixtures/built-program.js';
import { buildPrograms } from '../../fixtures/role-process.js';

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

describe('a program that does one piece of work', () => {
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

  function started(app: string): OneOffProgram {
    running = new OneOffProgram(app, { DATA_DIR: directory, DEMO: 'S', LOG_LEVEL: 'fatal' });
    return running;
  }

  it('fills the demo, ends within five seconds of a signal, and fills it anew in the next run', async () => {
    for (const text of ['marina: 0 %', 'marina: 30 %', 'marina: 90 %']) {
      const filling = started('demo');
      await filling.says(text);
      expect(await filling.end()).toBeLessThan(END_WITHIN_MS);
    }
    expect(await started('demo').ended).toBe(0);
  }, 180_000);

  it('rebuilds the read models, ends within five seconds of a signal, and rebuilds them in the next run', async () => {
    expect(await started('demo').ended).toBe(0);
    const rebuilding = started('rebuild');
    await rebuilding.says('Rebuilding');
    expect(await rebuilding.end()).toBeLessThan(END_WITHIN_MS);
    const again = started('rebuild');
    expect({ code: await again.ended, output: again.output }).toEqual({
      code: 0,
      output: expect.stringContaining('All read models were built'),
    });
  }, 180_000);
});
