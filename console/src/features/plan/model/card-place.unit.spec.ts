import { expect, it } from '@jest/globals';
import { cardPlace } from './card-place.js';

const frame = { width: 1000, height: 600 };
const card = { width: 300, height: 280 };

it.each([
  ['below', { left: 400, top: 100 }, { left: 400, top: 136 }],
  ['above, near the foot', { left: 400, top: 500 }, { left: 400, top: 210 }],
  ['at the right, without room above and below', { left: 400, top: 280 }, { left: 510, top: 176 }],
  ['at the left, near the right edge', { left: 800, top: 280 }, { left: 490, top: 176 }],
  ['inside the frame, near its left edge', { left: -60, top: 100 }, { left: 10, top: 136 }],
])('the card stands %s', (_side, at, place) => {
  expect(cardPlace({ ...at, width: 100, height: 26 }, card, frame)).toEqual(place);
});
