import { describe, expect, it } from '@jest/globals';
import { ProgressLine } from './progress-line.js';

function shown(isTTY: boolean, steps: readonly (readonly [number, number])[]): string {
  let text = '';
  const line = new ProgressLine({ isTTY, write: (more) => (text += more) }, 'Rebuilding');
  for (const [done, all] of steps) line.show(done, all);
  return text;
}

describe('a progress line', () => {
  it('is written for every tenth without a terminal', () => {
    const steps = Array.from({ length: 1001 }, (_, done) => [done, 1000] as const);
    const lines = shown(false, steps).trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('Rebuilding: 0 %');
    expect(lines[10]).toBe('Rebuilding: 100 %');
  });

  it('is a bar on one line of a terminal and ends the line when all is done', () => {
    const text = shown(true, [
      [1, 2],
      [2, 2],
    ]);
    expect(text.split('\r')).toEqual([
      '',
      `Rebuilding ${'█'.repeat(15)}${'░'.repeat(15)}  50 %`,
      `Rebuilding ${'█'.repeat(30)} 100 %\n`,
    ]);
  });

  it('is written once for each value, and is complete when there is nothing to do', () => {
    expect(
      shown(false, [
        [0, 0],
        [0, 0],
      ]),
    ).toBe('Rebuilding: 100 %\n');
  });
});
