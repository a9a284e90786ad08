import { describe, expect, it } from '@jest/globals';
import { nextThings } from './what-next.js';

const stay = (id: string, start_date: string, end_date: string, more: object = {}) => ({
  id,
  start_date,
  end_date,
  contract_id: null as string | null,
  reservation_status: 'approved' as const,
  ...more,
});
const insurance = (id: string, expires_on: string | null) => ({
  id,
  expires_on,
  name: `${id}.pdf`,
  attachment_type: 'VESSEL_INSURANCE' as const,
});
const none = { stays: [], absences: [], documents: [] };

describe('what happens next to a boat', () => {
  it('is one list by date, in which stays, the absence and documents mix', () => {
    const things = nextThings({
      stays: [stay('in harbour', '2027-05-20', '2027-06-10'), stay('summer', '2027-07-12', '2027-07-19')],
      absences: [{ absence_report_id: 'cruise', departure_date: '2027-06-20', return_date: '2027-07-01' }],
      documents: [insurance('endless', null), insurance('expired', '2027-05-01'), insurance('ends', '2027-06-30')],
    });
    expect(things.map(({ is, on }) => `${is} ${on}`)).toEqual([
      'document 2027-05-01',
      'stay 2027-05-20',
      'absence 2027-06-20',
      'document 2027-06-30',
      'stay 2027-07-12',
    ]);
  });

  it('has the renewal of a booked contract on its last day', () => {
    const stays = [stay('wintering', '2026-10-01', '2027-10-01', { contract_id: 'c-1' })];
    expect(nextThings({ ...none, stays })).toMatchObject([
      { is: 'stay', on: '2026-10-01' },
      { is: 'renewal', on: '2027-10-01', stay: { id: 'wintering' } },
    ]);
  });

  it.each([
    [
      'that is only offered',
      [stay('a', '2026-10-01', '2027-10-01', { contract_id: 'c', reservation_status: 'waiting' })],
    ],
    [
      'that was offered again',
      [
        stay('a', '2026-10-01', '2027-10-01', { contract_id: 'c' }),
        stay('b', '2027-10-01', '2028-10-01', { contract_id: 'c', reservation_status: 'waiting' }),
      ],
    ],
  ])('has no renewal of a contract %s', (_which, stays) => {
    expect(nextThings({ ...none, stays }).filter(({ is }) => is === 'renewal')).toEqual([]);
  });

  it('has the renewal of a contract that only another contract follows', () => {
    const stays = [stay('a', '2026-10-01', '2027-10-01', { contract_id: 'c' }), stay('b', '2027-10-01', '2027-10-08')];
    expect(nextThings({ ...none, stays }).filter(({ is }) => is === 'renewal')).toHaveLength(1);
  });
});
