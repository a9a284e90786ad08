import { describe, expect, it } from '@jest/globals';
import { cardApi } from '../../../../contracts/memberships/api.js';
import { foundRecords, kindsFor, type FoundRows } from './found-record.js';

const words = {
  stay: (start: string, end: string) => `${start} to ${end}`,
  metres: (length: number) => `${length.toFixed(2)} m`,
  occupancy: (state: string) => state,
};
const none: FoundRows = { reservations: [], boaters: [], berths: [], card: null };
const boater = {
  id: 'b',
  first_name: 'Jonas',
  last_name: 'Wéber',
  email: 'jonas@example.org',
  vessels: [
    { id: 'v1', name: 'Albatros', length: 14.2 },
    { id: 'v2', name: null, length: 8 },
  ],
};

describe('the kinds of the results', () => {
  const berth = (title: string) => ({ kind: 'berth' as const, id: title, title, second: '', to: null });
  it.each([
    ['c11', 'berth'],
    [' C11 ', 'berth'],
    ['c1', 'card'],
    ['kestrel', 'card'],
  ])('of %s begin with %s', (query, first) => {
    expect(kindsFor(query, [berth('C11'), berth('C12')])[0]).toBe(first);
    expect(kindsFor(query, [berth('C11')])).toHaveLength(5);
  });
});

describe('what the palette offers', () => {
  it('opens the card with the number that was typed, also of another marina', () => {
    const { answer } = cardApi.get.example;
    const found = (card: FoundRows['card']) => foundRecords('stm0042', { ...none, card }, words);
    const expected = { kind: 'card', id: answer.card.card_id, title: 'STM0042', to: '/cards/STM0042' };
    expect(found(answer)).toEqual([{ ...expected, second: 'Inès Delacroix, Port Saint-Maurice' }]);
    expect(found({ ...answer, membership: { boater: null, vessel: null } })).toEqual([
      { ...expected, second: 'Port Saint-Maurice' },
    ]);
  });

  it('opens a reservation', () => {
    const row = {
      id: '7',
      view_id: 'R-20409',
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      boater: { id: 'b', first_name: 'Jonas', last_name: 'Weber', country_of_residence: null },
      vessel: { id: null, name: 'Albatros', type: null, length: 14, beam: 4, draft: 2, home_marina_name: null },
    };
    expect(foundRecords('alba', { ...none, reservations: [row] }, words)).toEqual([
      {
        kind: 'reservation',
        id: '7',
        title: 'R-20409 · Albatros',
        second: 'Jonas Weber, 2027-07-03 to 2027-07-10',
        to: '/reservations/7',
      },
    ]);
  });

  it('leads from a person to their page, whatever the accents', () => {
    expect(foundRecords('weber', { ...none, boaters: [boater] }, words)).toEqual([
      {
        kind: 'person',
        id: 'b',
        title: 'Jonas Wéber',
        second: 'jonas@example.org',
        to: '/boaters/b',
      },
    ]);
  });

  it('offers the boat, not its owner, when the boat was meant', () => {
    expect(foundRecords('ALBA', { ...none, boaters: [boater] }, words)).toEqual([
      {
        kind: 'boat',
        id: 'v1',
        title: 'Albatros',
        second: 'Jonas Wéber, 14.20 m',
        to: '/vessels/v1',
      },
    ]);
  });

  it('leads from a berth to the stay in it, and nowhere when there is none; a boat that has not arrived is expected', () => {
    const owner = {
      berth_holder_type: 'VISITOR' as const,
      allocation_id: 'a',
      boater_id: 'b',
      boater_name: null,
      vessel_id: null,
      vessel: { id: null, name: null, length: 9 },
      reservation_id: '7',
      start_date: '2027-06-01',
      end_date: '2027-06-04',
      arrived: true,
    };
    const berths: FoundRows['berths'] = [
      { id: '1', name: 'C07', occupancy: 'occupied', current_berth_owner: owner },
      { id: '2', name: 'C08', occupancy: 'vacant', current_berth_owner: null },
    ];
    const found = foundRecords('c0', { ...none, berths }, words);
    expect(found.map(({ title, to }) => [title, to])).toEqual([
      ['C07', '/reservations/7'],
      ['C08', null],
    ]);
    const coming = [{ ...berths[0]!, current_berth_owner: { ...owner, arrived: false } }, ...berths];
    const states = foundRecords('c0', { ...none, berths: coming }, { ...words, occupancy: (state) => state });
    expect(states.map(({ second }) => second)).toEqual(['expected', 'occupied', 'vacant']);
  });
});
