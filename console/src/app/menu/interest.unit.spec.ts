import { expect, it } from '@jest/globals';
import { clickApi } from '../../../../contracts/operations/api.js';
import { interestIn } from './interest.js';
import { lockedWords } from './locked-words.js';
import type { Walkthrough } from './menu-rules.js';

it.each([
  ['reservation', { type: 'reservation' }],
  ['waiting', { type: 'reservation' }],
  ['absence_report', { type: 'absences' }],
  ['chat', { banner: 'walkthrough_chat' }],
  ['dock_walk', { banner: 'walkthrough_dock_walk' }],
] as const)('the interest in %s is reported as %j', (feature, interest) => {
  expect(interestIn(feature)).toEqual(interest);
});

it('is a call that the server takes, for every feature with a walkthrough', () => {
  for (const feature of Object.keys(lockedWords) as Walkthrough[]) {
    const interest = interestIn(feature);
    const { body } = 'type' in interest ? clickApi.learnMore : clickApi.reportBanner;
    expect(body?.safeParse(interest).success).toBe(true);
  }
});
