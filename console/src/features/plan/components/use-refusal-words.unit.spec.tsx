import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { renderUi } from '../../../../testing/render-ui.js';
import { useRefusalWords } from './use-refusal-words.js';

type Refusal = NonNullable<PlanEffects['refusal']>;

const berth = (berth_name: string) => ({
  berth_id: berth_name,
  berth_name,
  extends_over: [],
  start_date: '2027-07-10',
  end_date: '2027-07-14',
  spare_loa: 1,
  spare_beam: 1,
  spare_draft: 1,
});
const boat = (name: string, beam: number) => ({ name, length: 10, beam, draft: 1.5, type: null });
/** Two boats that were to swap their berths. */
const swapped: PlanEffects['stays'] = [
  { allocation_id: '1', reservation_id: '1', boat: boat('Petrel', 3), before: [berth('B12')], after: [berth('A1')] },
  { allocation_id: '2', reservation_id: '2', boat: boat('Sirocco', 4.3), before: [berth('A1')], after: [berth('B12')] },
];

const NOT_ALLOWED = 'RESERVATION_ACTION_NOT_ALLOWED';

function Words({ refusal }: { refusal: Partial<Refusal> }) {
  const words = useRefusalWords();
  const refused = { code: NOT_ALLOWED, details: {}, errors: [], in_the_way: null, ...refusal };
  return <p role="note">{words(refused, swapped)}</p>;
}

it.each<[string, Partial<Refusal>, RegExp]>([
  [
    'the boater has yet to pay',
    { details: { status: 'INSTANT_BOOKING_INITIATED', action: 'UPDATE' } },
    /^The boater has this booking still to pay/,
  ],
  ['the stay is over', { details: { status: 'FINISHED', action: 'UPDATE' } }, /has moved on/],
  [
    'a berth is out of service',
    { code: 'BERTH_INACTIVE', details: { berth_name: 'B12' } },
    /^Sirocco in B12: This berth is out of service/,
  ],
  ['another move is not allowed', { details: { status: 'APPROVED', action: 'ASSIGN_BERTH' } }, /has moved on/],
  [
    'the request has no price',
    { code: 'VALIDATION', errors: [{ path: 'payment.price_per_night', code: 'reservation_priceRequired' }] },
    /^This request has no price yet/,
  ],
  [
    'a boat is too wide for the berth',
    {
      code: 'BERTH_TOO_SMALL',
      details: { berth_name: 'B12', rule: 'too_narrow', boat: 4.3, berth: 4 },
    },
    /^Sirocco has a beam of 4\.30.m, and B12 takes up to 4\.00.m\.$/,
  ],
])('a refusal on the plan says that %s', async (_case, refusal, words) => {
  await renderUi(<Words refusal={refusal} />);
  expect(screen.getByRole('note').textContent).toMatch(words);
});
