import { expect, it } from '@jest/globals';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { printedVersion } from './printed-version.js';

const { answer } = pricingApi.getPlan.example;
const both = pricingApi.getPlan.answer.parse(answer);
const published_at = both.version!.published_at;

it.each([
  ['the published list', both, false, { isDraft: false, both: true, number: 11, published_at }],
  ['the draft that is wanted', both, true, { isDraft: true, both: true, number: 12, published_at: null }],
  ['the only list', { ...both, draft: null }, true, { isDraft: false, both: false, number: 11, published_at }],
  [
    'a first draft',
    { ...both, season_pricing_plan: null, version: null },
    false,
    { isDraft: true, both: false, number: 12, published_at: null },
  ],
  [
    'nothing',
    { ...both, season_pricing_plan: null, version: null, draft: null },
    false,
    { plan: null, isDraft: false, both: false },
  ],
])('%s is printed', (_, held, wantsDraft, printed) => {
  expect(printedVersion(held, 11, wantsDraft)).toMatchObject(printed);
});
