import { expect, it } from '@jest/globals';
import { sourceFiles } from './source-files.js';

/** `byText` itself. */
const OWN = 'contracts/vocabulary/sorting.ts';

it('no comparison takes equal values for different ones, so that sorting keeps their order', () => {
  const found = sourceFiles('services', 'contracts', 'console/src').flatMap(({ path, text }) =>
    path === OWN || path.endsWith('.spec.ts')
      ? []
      : [...text.matchAll(/ [<>] [^?;\n]+\? (?:-1 : 1|1 : -1)\b/g)].map(([comparison]) => `${path}:${comparison}`),
  );
  // The direction in which a finger turned the page sorts nothing.
  expect(found).toEqual(['console/src/entities/berth-plan/time-track.tsx: > 0 ? 1 : -1']);
});
