import { describe, expect, it } from '@jest/globals';
import { boaterReservation, type BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { exampleBoaterView } from '../../../../../contracts/reservations/examples.js';
import { offerChanges, openSuggestions, suggestedDates } from './offer-changes.js';

const before = boaterReservation.parse(exampleBoaterView);
const with_ = (changes: Partial<BoaterReservation>): BoaterReservation => ({ ...before, ...changes });

describe('What changed for the boater', () => {
  it('is nothing where only the revision, a berth or a document moved', () => {
    expect(
      offerChanges(before, with_({ revision: 9, berth: { number: '1', pier_name: 'A' }, attachments: [] })),
    ).toEqual([]);
  });

  it('is the dates', () => {
    expect(offerChanges(before, with_({ end_date: '2027-07-20' }))).toEqual([
      {
        what: 'stay',
        from: { start_date: '2027-07-14', end_date: '2027-07-19' },
        to: { start_date: '2027-07-14', end_date: '2027-07-20' },
      },
    ]);
  });

  it('is total and deposit, or only how the same total comes about', () => {
    const dearer = { ...before.payment, total_to_pay: 310, deposit_to_pay: 62 };
    expect(offerChanges(before, with_({ payment: dearer }))).toEqual([
      { what: 'total', from: 297.5, to: 310 },
      { what: 'deposit', from: 59.5, to: 62 },
    ]);
    const elsewhere = { ...before.payment, method: 'ONLINE' } as const;
    expect(offerChanges(before, with_({ payment: elsewhere }))).toEqual([{ what: 'price_lines' }]);
  });

  it('is the status and the documents asked for', () => {
    const required_documents = { ...before.required_documents, skipper_id: true };
    const changes = offerChanges(before, with_({ reservation_status: 'waiting_list', required_documents }));
    const { statuses } = before;
    expect(changes).toEqual([{ what: 'status', from: 'waiting', to: 'waiting_list', statuses }, { what: 'documents' }]);
  });

  it('is the suggested dates, of which the newest count', () => {
    const entry = { status_code: 'MARINA_ADDED_DATES', action_required: 'BOATER' } as const;
    const first = { start_date: '2027-07-20', end_date: '2027-07-25' };
    const second = { start_date: '2027-08-01', end_date: '2027-08-06' };
    const after = with_({
      statuses: [
        { ...entry, created_at: '2027-05-02T10:00:00.000Z', suggested_dates: [first] },
        { ...entry, created_at: '2027-05-03T10:00:00.000Z', suggested_dates: [first, second] },
      ],
    });
    expect(suggestedDates(after)).toEqual([first, second]);
    expect(offerChanges(before, after)).toEqual([{ what: 'suggested_dates', from: [], to: [first, second] }]);
    expect(openSuggestions(after, '2027-07-21')).toEqual([second]);
    expect(openSuggestions(after, '2027-07-20')).toEqual([first, second]);
  });
});
