import { expect, it } from '@jest/globals';
import { WALK_DATE, walkBerth } from '../../../../testing/walks.js';
import { unknownBoat } from './answers.js';
import { lengthHere } from './length-here.js';
import { shownBerth } from './standing.js';

const { row } = shownBerth(walkBerth(1), [], WALK_DATE);
const expected = row.expected.boat?.length ?? null;
const seen = (answer: string, boat: object | null = null) => ({ answer, boat }) as never;
const boat = { ...unknownBoat('Solveig'), length: 11 };

it.each([
  ['a berth that nobody has walked to: of the expected boat', null, expected],
  ['a berth as planned: of the expected boat', seen('AS_PLANNED'), expected],
  ['an empty berth: none', seen('EMPTY'), null],
  ['another boat: its own', seen('BOAT', boat), 11],
  ['a measured boat: as measured', seen('BOAT', { ...boat, measured: 11.4 }), 11.4],
  ['a boat that nobody knows: none', seen('BOAT', unknownBoat('')), null],
])('the length in %s', (_, standing, length) => expect(lengthHere({ row, standing })).toBe(length));
