import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { renderUi } from '../../../../testing/render-ui.js';
import { useRefusalWords } from './use-refusal-words.js';

type Refusal = NonNullable<PlanEffects['refusal']>;

const NOT_ALLOWED = 'RESERVATION_ACTION_NOT_ALLOWED';

function Words({ refusal }: { refusal: Partial<Refusal> }) {
  const words = useRefusalWords();
  return <p role="note">{words({ code: NOT_ALLOWED, details: {}, errors: [], in_the_way: null, ...refusal })}</p>;
}

it.each<[string, Partial<Refusal>, RegExp]>([
  [
    'the boater has yet to pay',
    { details: { status: 'INSTANT_BOOKING_INITIATED', action: 'UPDATE' } },
    /^The boater has this booking still to pay/,
  ],
  ['the stay is over', { details: { status: 'FINISHED', action: 'UPDATE' } }, /has moved on/],
  ['another move is not allowed', { details: { status: 'APPROVED', action: 'ASSIGN_BERTH' } }, /has moved on/],
  [
    'the request has no price',
    { code: 'VALIDATION', errors: [{ path: 'payment.price_per_night', code: 'reservation_priceRequired' }] },
    /^This request has no price yet/,
  ],
])('a refusal on the plan says that %s', async (_case, refusal, words) => {
  await renderUi(<Words refusal={refusal} />);
  expect(screen.getByRole('note').textContent).toMatch(words);
});
