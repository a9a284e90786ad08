import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from './source-files.js';

/** The tests in the browser, without what they wait with. */
const specs = sourceFiles('tests').filter(({ path }) => path.startsWith('tests/browser/') && path.endsWith('.spec.ts'));

const placesOf = (pattern: RegExp): string[] =>
  specs.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

describe('tests in the browser', () => {
  it('are found', () => {
    expect(specs.length).toBeGreaterThan(40);
  });

  it('compare the width of a page only once its layout has settled, with `fits`', () => {
    expect(placesOf(/documentElement\.scrollWidth/g)).toEqual([]);
  });

  it('count no frames by requestAnimationFrame, which the clock of their windows replaces', () => {
    // A window with the real clock measures the time to the next frame.
    expect(placesOf(/requestAnimationFrame/g)).toEqual([
      'tests/browser/loading.browser.shared.spec.ts: requestAnimationFrame',
    ]);
  });

  it('wait for no fixed time', () => {
    expect(placesOf(/waitForTimeout\(\w*/g)).toEqual([]);
  });

  it('poll the server, which may answer before it has followed what the screen shows', () => {
    expect(placesOf(/\bexpect(Value)?\([([]*await [\w.]*(harbour|server)\..*/g)).toEqual([]);
  });
});
