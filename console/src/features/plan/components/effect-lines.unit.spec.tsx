import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { effectsExample } from '../../../../../contracts/berths/examples.js';
import { UNKNOWN_SIZE } from '../../../../../contracts/vocabulary/sizes.js';
import { renderUi } from '../../../../testing/render-ui.js';
import { EffectLines } from './effect-lines.js';

it.each([
  ['both measures', 3.65, /^Fits: .* in length, .* in beam to spare/],
  ['the length alone while the beam is not known', UNKNOWN_SIZE, /^Fits: .* in length to spare; the beam is not known/],
])('a change of the plan says the metres to spare in %s', async (_, beam, expected) => {
  const stays = effectsExample.stays.slice(0, 1).map((stay) => ({ ...stay, boat: { ...stay.boat, beam } }));
  await renderUi(<EffectLines effects={{ ...effectsExample, refusal: null, stays }} berthId="" />);
  expect(screen.getByText(expected)).toBeInTheDocument();
});
