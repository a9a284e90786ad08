import { describe, expect, it } from '@jest/globals';
import { createGroup, priceGroup } from '../../../../../contracts/reservations/group.js';
import {
  berthsQuestion,
  boatDraft,
  emptyDraft,
  faultsByBoat,
  groupBody,
  missingOf,
  moved,
  priceQuestion,
  requiredOf,
} from './group-draft.js';

const listed = { name: 'Aziliz', skipper: 'Yann', email: '', phone: '', length: 9.95, beam: 3.3, draft: 1.6, feet: {} };
const aziliz = boatDraft(listed, 'a');
const petrel = boatDraft({ ...listed, name: 'Petrel' }, 'p');
const dana = boatDraft({ ...listed, name: 'Dana' }, 'd');
const draft = {
  ...emptyDraft('fr'),
  name: 'Rallye',
  first_name: 'Solène',
  last_name: 'Kermarrec',
  email: 'solene@example.org',
  start_date: '2027-06-17',
  end_date: '2027-06-20',
};

describe('a group while it is entered', () => {
  it('asks for what a boat lacks', () => {
    expect(missingOf({ ...aziliz, draft: null }, 'ORGANISER')).toEqual(['draft']);
    expect(missingOf(aziliz, 'EACH')).toEqual(['email']);
  });

  it('asks for berths once the dates and every size are known', () => {
    expect(berthsQuestion({ ...draft, end_date: null }, [aziliz], null)).toBeNull();
    expect(berthsQuestion(draft, [aziliz, { ...petrel, beam: null }], null)).toBeNull();
    expect(berthsQuestion(draft, [{ ...aziliz, start_date: '2027-06-18' }], 'pier')).toEqual({
      boats: [{ length: 9.95, beam: 3.3, draft: 1.6, start_date: '2027-06-18', end_date: '2027-06-20' }],
      pier_id: 'pier',
    });
  });

  it('asks for prices once the dates and every length are known', () => {
    const discount = { percent: 10, from: 2 };
    expect(priceQuestion({ ...draft, end_date: null }, [aziliz])).toBeNull();
    expect(priceQuestion(draft, [{ ...aziliz, length: null }])).toBeNull();
    expect(priceQuestion(draft, [{ ...aziliz, start_date: '2027-06-20' }])).toBeNull();
    const asked = priceQuestion({ ...draft, ...discount }, [{ ...aziliz, beam: null, price: 40 }, petrel]);
    expect(priceGroup.safeParse(asked).error?.issues).toBeUndefined();
    expect(asked).toMatchObject({ discount: { percent: 10, boats: 2 }, boats: [{ price_per_night: 40 }, {}] });
  });

  it('makes a body that the contract takes', () => {
    const berths = new Map([['a', '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44']]);
    const body = groupBody({ ...draft, percent: 10, from: 6 }, [aziliz, { ...petrel, end_date: '2027-06-19' }], berths);
    const read = createGroup.safeParse(body);
    expect(read.error?.issues).toBeUndefined();
    expect(read.data).toMatchObject({
      organiser: { language: 'fr' },
      discount: { percent: 10, boats: 6 },
      boats: [{ berth_id: berths.get('a') }, { start_date: '2027-06-17', end_date: '2027-06-19' }],
    });
  });

  it('may be sent with a phone instead of an email, and before every draft is known', () => {
    const shallow = { ...petrel, draft: null };
    expect(requiredOf(shallow, 'ORGANISER')).toEqual([]);
    const phoned = { ...draft, email: '', phone: '+33612345678' };
    expect(createGroup.safeParse(groupBody(phoned, [aziliz, shallow], new Map())).error?.issues).toBeUndefined();
    const unreachable = createGroup.safeParse(groupBody({ ...phoned, phone: '' }, [aziliz, petrel], new Map()));
    expect(unreachable.error?.issues).toMatchObject([
      { path: ['organiser', 'email'], message: 'groupContactRequired' },
    ]);
  });

  it('swaps two boats, and every other boat keeps its berth', () => {
    const berths = new Map([
      ['a', 'F1'],
      ['p', 'F2'],
      ['d', 'F3'],
    ]);
    const after = moved([aziliz, petrel, dana], berths, 'a', 'F2');
    expect(after.map(({ key, berth_id }) => [key, berth_id])).toEqual([
      ['a', 'F2'],
      ['p', 'F1'],
      ['d', 'F3'],
    ]);
    const alone = moved([aziliz, petrel], berths, 'a', 'F9');
    expect(alone.map(({ berth_id }) => berth_id)).toEqual(['F9', 'F2']);
  });

  it('sorts the faults of an answer by boat', () => {
    const faults = faultsByBoat([
      { path: 'boats.59.name', code: 'groupBoatTwice' },
      { path: 'name', code: 'groupNameRequired' },
    ]);
    expect(faults.get(59)).toEqual([{ field: 'name', code: 'groupBoatTwice' }]);
    expect(faults.get(-1)).toEqual([{ field: 'name', code: 'groupNameRequired' }]);
  });
});
