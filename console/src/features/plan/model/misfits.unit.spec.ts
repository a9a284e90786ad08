import { expect, it } from '@jest/globals';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { misfitsOf } from './misfits.js';

const refusal = { code: 'BERTH_TOO_SMALL', details: { berth_name: 'A1' }, errors: [], in_the_way: null };

/** A stay that wants a berth with some metres to spare in length and beam. */
function wanting(
  name: string,
  berth_name: string,
  spare_loa: number,
  spare_beam: number,
): PlanEffects['stays'][number] {
  const nights = { start_date: '2027-07-12', end_date: '2027-07-14' };
  const segment = { ...nights, extends_over: [], spare_loa, spare_beam, spare_draft: 1 };
  return {
    allocation_id: name,
    reservation_id: name,
    boat: { name, length: 11, beam: 3.5, draft: 1.8, type: null },
    before: [{ ...segment, berth_id: 'own', berth_name: 'B1', spare_loa: 1, spare_beam: 1 }],
    after: [{ ...segment, berth_id: berth_name, berth_name }],
  };
}

it('every boat of a refused change that is larger than its new berth is named, with the first measure and by how much', () => {
  const stays = [
    wanting('Petrel', 'A2', 0.5, 0.4),
    wanting('Kestrel', 'A1', -0.3, -0.1),
    wanting('Tern', 'A3', 1, -0.2),
  ];
  expect(misfitsOf({ refusal, stays })).toMatchObject([
    { boat: { name: 'Kestrel' }, berth: 'A1', measure: 'length', by: 0.3 },
    { boat: { name: 'Tern' }, berth: 'A3', measure: 'beam', by: 0.2 },
  ]);
  expect(misfitsOf({ refusal: null, stays })).toEqual([]);
});

it('a berth that a boat lies in already is not held against it', () => {
  const stay = wanting('Petrel', 'A2', -0.5, 0.4);
  expect(misfitsOf({ refusal, stays: [{ ...stay, before: stay.after }] })).toEqual([]);
});
