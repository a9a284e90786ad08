import { expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

/**
 * The names of all locks. During an update, processes of two versions exclude each other by these names, so none may
 * change; see `Exclusive`.
 */
const LOCKS = [
  'association-logo',
  'bank account',
  'boater-merging',
  'campaign',
  'card-import',
  'cash day',
  'conflict',
  'customer-request',
  'dockwalk',
  'document',
  'group',
  'inventory',
  'invoice-book',
  'loyalty-gift',
  'marina users',
  'marina-file',
  'merged-stays',
  'message',
  'reservation',
  'unpaid bookings',
  'vessel-card',
  'waiting-line',
];

/** Settling excludes only the calls and policies of its own process. */
const OWN_MUTEX = ['services/absences/berthing/absence-settlement.ts'];

const areas = sourceFiles('services').filter(({ path }) => !path.startsWith('services/platform/') && !isTest(path));

it('every lock keeps its name, and no two locks have the same', () => {
  const named = areas.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:exclusive:|longWork\(\{\s+kind:) '([^']+)'/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(LOCKS);
});

it('areas do exclusive work with the locks of the platform', () => {
  const own = areas.filter(({ text }) => /\bKeyedMutex\b/.test(text)).map(({ path }) => path);
  expect(own.filter((path) => !OWN_MUTEX.includes(path))).toEqual([]);
});
