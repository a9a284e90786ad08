import { describe, expect, it } from '@jest/globals';
import { agrees, asPlanned, differencesOf, type Seen, stepsOf } from './differences.js';
import { boatOfKey, type BerthFacts, type DockBoat, expectationOf } from './expectation.js';

const TODAY = '2027-07-03';
const EMPTY: Seen = { answer: 'EMPTY' };
const BOAT = { answer: 'BOAT' as const, vessel_id: null, reservation_id: null };

function boat(name: string, more: Partial<DockBoat> = {}): DockBoat {
  const visit = {
    reservation_id: `stay of ${name}`,
    vessel_id: name,
    start_date: '2027-07-02',
    end_date: '2027-07-10',
  };
  return { berth_holder_type: 'VISITOR', allocation_id: `allocation of ${name}`, ...visit, arrived: true, ...more };
}
const resident = boat('Sea Pearl', { berth_holder_type: 'RESIDENT', reservation_id: null, end_date: null });
const absence = { id: 'absence', start_date: '2027-07-01', end_date: '2027-07-20' };
const nobody: BerthFacts = { active: true, tonight: null, leaving: null, away: null };
const expected = (facts: Partial<BerthFacts>) => expectationOf({ ...nobody, ...facts }, TODAY);
const seen = (name: string, more: Partial<Seen> = {}): Seen => ({ ...BOAT, vessel_id: name, ...more });

describe('what is expected in a berth', () => {
  it.each([
    ['nothing in a free berth', {}, { state: 'EMPTY', overdue: null }],
    ['nothing in a berth that is not active', { active: false }, { state: 'CLOSED' }],
    ['a visitor from its confirmed arrival', { tonight: boat('Ondine') }, { state: 'BOAT', overdue: null }],
    [
      'nothing before the arrival',
      { tonight: boat('Ondine', { arrived: false, start_date: TODAY }) },
      { state: 'EMPTY', overdue: null },
    ],
    [
      'nothing of an overdue visitor',
      { tonight: boat('Ondine', { arrived: false }) },
      { state: 'EMPTY', overdue: 'ARRIVAL' },
    ],
    [
      'a visitor on the day of departure',
      { leaving: boat('Grethe', { end_date: TODAY }) },
      { state: 'BOAT', overdue: null },
    ],
    [
      'nothing after the day of departure',
      { leaving: boat('Grethe', { end_date: '2027-07-02' }) },
      { state: 'EMPTY', overdue: 'DEPARTURE' },
    ],
    ['a resident at home', { tonight: resident }, { state: 'BOAT' }],
    ['nothing during an absence', { away: { boat: resident, absence } }, { state: 'EMPTY' }],
  ])('is %s', (_, facts, state) => {
    expect(expected(facts)).toMatchObject(state);
  });

  it('is the leaving boat on a day of change, and the next one is due', () => {
    const next = boat('Ondine', { arrived: false, start_date: TODAY });
    const { boat: here, due } = expected({ leaving: boat('Grethe', { end_date: TODAY }), tonight: next });
    expect([here?.vessel_id, due?.vessel_id]).toEqual(['Grethe', 'Ondine']);
  });

  it('has a key that names the boat, and only the boat', () => {
    const { key } = expected({ tonight: boat('Ondine') });
    expect(boatOfKey(key)).toMatchObject({ allocation_id: 'allocation of Ondine', vessel_id: 'Ondine' });
    expect(expected({ tonight: boat('Ondine', { end_date: '2027-07-12' }) }).key).toBe(key);
    expect(boatOfKey(expected({}).key)).toBeNull();
  });
});

describe('how the dock differs from the plan', () => {
  const ondine = boat('Ondine');
  const due = boat('Ondine', { arrived: false });
  const over = boat('Grethe', { end_date: '2027-07-02' });
  it.each([
    ['not: the boat is there', { tonight: ondine }, seen('Ondine'), []],
    [
      'not: the boat is there, known by its stay',
      { tonight: ondine },
      { ...BOAT, reservation_id: 'stay of Ondine' },
      [],
    ],
    ['not: empty as planned', {}, EMPTY, []],
    ['not: the visitor is still to come', { tonight: due }, EMPTY, []],
    ['not: the resident is away', { away: { boat: resident, absence } }, EMPTY, []],
    ['ARRIVED', { tonight: due }, seen('Ondine'), ['ARRIVED']],
    ['MISSING', { tonight: ondine }, EMPTY, ['MISSING']],
    ['LEFT on the day of departure', { leaving: boat('Grethe', { end_date: TODAY }) }, EMPTY, ['LEFT']],
    ['LEFT after it', { leaving: over }, EMPTY, ['LEFT']],
    ['STILL_HERE', { leaving: over }, seen('Grethe'), ['STILL_HERE']],
    ['RESIDENT_AWAY', { tonight: resident }, EMPTY, ['RESIDENT_AWAY']],
    ['RESIDENT_HOME', { away: { boat: resident, absence } }, seen('Sea Pearl'), ['RESIDENT_HOME']],
    ['OTHER_BOAT', { tonight: ondine }, seen('Kestrel'), ['OTHER_BOAT']],
    ['OTHER_BOAT without a name', {}, BOAT, ['OTHER_BOAT']],
    ['OTHER_BOAT in a closed berth', { active: false }, seen('Kestrel'), ['OTHER_BOAT']],
    ['LARGER', { tonight: ondine }, seen('Ondine', { length: 9.8, measured: 9.81 }), ['LARGER']],
    ['not LARGER to the centimetre', { tonight: ondine }, seen('Ondine', { length: 9.8, measured: 9.8 }), []],
    ['both', {}, seen('Kestrel', { length: 9.8, measured: 12 }), ['OTHER_BOAT', 'LARGER']],
  ])('%s', (_, facts, what, kinds) => {
    expect(differencesOf(what, expected(facts), TODAY)).toEqual(kinds);
  });

  it('does not when a tap says as planned', () => {
    for (const facts of [{ tonight: ondine }, {}, { tonight: resident }]) {
      const plan = expected(facts);
      expect(agrees(asPlanned(plan.key), plan)).toBe(true);
      expect(differencesOf(asPlanned(plan.key), plan, TODAY)).toEqual([]);
    }
  });

  it('leads to a next step for every boat that can be seen', () => {
    expect(stepsOf('OTHER_BOAT', null)).toEqual(['FIND_BOAT']);
    const known = { vessel_id: 'Kestrel', reservation_id: null, boater_id: 'Owen' };
    expect(stepsOf('OTHER_BOAT', known)).toEqual(['NEW_RESERVATION', 'MESSAGE']);
    expect(stepsOf('OTHER_BOAT', { ...known, holds_berth: true })).toEqual(['REPORT_ABSENCE', 'MESSAGE']);
    expect(stepsOf('OTHER_BOAT', { ...known, reservation_id: 'stay' })).toEqual(['MOVE_HERE', 'MESSAGE']);
  });
});
