import { berthName, letterCode } from './rules/berth-names.js';
import { numbersOfRun } from './rules/berth-runs.js';
import { takesBoat } from './rules/boat-fit.js';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { availabilityApi, berthApi, berthInfoApi, berthImportApi, manyBerthsApi } from './api.js';
import { noteUpdate } from './berth-info.js';
import { berthForm, pierForm } from './records.js';
import { smartExtension } from './vocabulary-schemas.js';

const routes: readonly Route[] = [
  ...Object.values(berthApi),
  ...Object.values(berthInfoApi),
  ...Object.values(manyBerthsApi),
  ...Object.values(berthImportApi),
  ...Object.values(availabilityApi),
];

const codesOf = (result: { error?: { issues: { message: string }[] } }) =>
  (result.error?.issues ?? []).map((issue) => issue.message);

const berth = { pier_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01', number: 1, max_loa: 12, max_beam: 4, max_draft: 2 };

describe('contracts of the area berths', () => {
  it('describes every call of the specification', () => {
    const inventoryOf = (...calls: string[]) => calls.map((call) => `/admin/inventory/${call}`);
    expect(routes.map((one) => one.path).sort()).toEqual(
      [
        ...inventoryOf('pier/create', 'pier/getall', 'pier/get', 'pier/update', 'pier/delete'),
        ...inventoryOf('berth/create', 'berth/getall', 'berth/get', 'berth/update', 'berth/delete', 'berth/allocate'),
        ...inventoryOf('berth/resident/change_dates', 'berth/resident/end'),
        ...inventoryOf('berth/{berth_id}', 'berth/update_note', 'absence_inquiry', 'vessel/getall'),
        ...inventoryOf('berth/import_template', 'berth/import_check', 'berth/import', 'berth/export'),
        ...inventoryOf('berth/create_many', 'berth/check_update', 'berth/update_many', 'berth/undo_update_many'),
        ...inventoryOf('available_berths', 'get_available_matched_berths', 'availability_check', 'occupancy'),
      ].sort(),
    );
  });

  it.each(routes.map((one) => [one.path, one] as const))('%s has an example that fits', (_, one) => {
    expect(one.body?.safeParse(one.example.body).error).toBeUndefined();
    expect(one.answer.safeParse(one.example.answer).error).toBeUndefined();
  });

  it('opens nothing without the inventory feature, and no change without a permission', () => {
    for (const { access, does } of routes) {
      expect(access).toMatchObject({ kind: 'staff', feature: 'inventory' });
      if (does === 'command') expect(access).toHaveProperty('needs');
    }
    expect(availabilityApi.allocateVessel.access).toHaveProperty('needs', { area: 'reservations', level: 'EDITOR' });
  });

  it('asks for the fields of a berth by their message keys', () => {
    expect(codesOf(berthForm.safeParse({ pier_id: berth.pier_id })).sort()).toEqual([
      'berthBeamRequired',
      'berthDraftRequired',
      'berthLoaRequired',
      'berthNumberRequired',
    ]);
    expect(codesOf(berthForm.safeParse({ ...berth, number: 1.5 }))).toEqual(['insertNumber']);
    expect(codesOf(berthForm.safeParse({ ...berth, number: 0 }))).toEqual(['insertNumber']);
    expect(codesOf(berthForm.safeParse({ ...berth, max_loa: 1000.01 }))).toEqual(['moreThan1000m']);
    expect(codesOf(berthForm.safeParse({ ...berth, max_loa: 9.123 }))).toEqual(['atMostTwoDecimals']);
    expect(codesOf(berthForm.safeParse({ ...berth, min_length: 12 }))).toEqual(['berthMinLengthNotBelowMax']);
    expect(codesOf(berthForm.safeParse({ ...berth, min_beam: 4 }))).toEqual(['berthMinBeamNotBelowMax']);
    expect(codesOf(berthForm.safeParse({ ...berth, min_draft: 2.5 }))).toEqual(['berthMinDraftNotBelowMax']);
    expect(codesOf(berthForm.safeParse({ ...berth, notes: 'x'.repeat(1025) }))).toEqual(['berthNoteTooLong']);
    expect(codesOf(berthForm.safeParse({ ...berth, notes: 'two\r\n\tlines' }))).toEqual([]);
    expect(codesOf(berthForm.safeParse({ ...berth, notes: 'a\u0000b' }))).toEqual(['specialChars']);
    expect(codesOf(noteUpdate.safeParse({ berth_id: berth.pier_id, note: 'a\u0007b' }))).toEqual(['specialChars']);
    expect(codesOf(pierForm.safeParse({ name: '  ' }))).toEqual(['pierNameRequired']);
  });

  it.each([
    ['a pier that is none', { ...berth, pier_id: 'A' }, 'pierRequired'],
    ['a number in letters', { ...berth, number: 'seven' }, 'insertNumber'],
    ['no number at all', { ...berth, number: undefined }, 'berthNumberRequired'],
    ['too short', { ...berth, max_loa: 0.09 }, 'berthLoaTooShort'],
    ['too shallow', { ...berth, max_draft: 0 }, 'berthDraftTooShort'],
    ['a minimum below nothing', { ...berth, min_length: -1 }, 'berthMinLengthTooShort'],
    ['a beam below nothing', { ...berth, min_beam: -1 }, 'berthMinBeamTooShort'],
    ['a draft below nothing', { ...berth, min_draft: -1 }, 'berthMinDraftTooShort'],
    ['boats of no kind', { ...berth, boat_types: 'rowing' }, 'boatTypesRequired'],
    [
      'an extension without orientation',
      { ...berth, smart_extension: { sides: 1, neighbours: [berth.pier_id] } },
      'extensionOrientationRequired',
    ],
  ])('refuses a berth with %s', (_, form, code) => {
    expect(codesOf(berthForm.safeParse(form))).toEqual([code]);
  });

  it('refuses a pier with a name that no sign could bear', () => {
    expect(codesOf(pierForm.safeParse({ name: 'A'.repeat(60) }))).toEqual([]);
    expect(codesOf(pierForm.safeParse({ name: 'A'.repeat(61) }))).toEqual(['pierNameTooLong']);
    for (const name of ['A\nB', 'A\u0000', 'A\u0007B']) {
      expect([name, codesOf(pierForm.safeParse({ name }))]).toEqual([name, ['specialChars']]);
    }
  });

  it('fills in what a berth form leaves out', () => {
    expect(berthForm.parse(berth)).toMatchObject({ boat_types: 'any', active: true, notes: '', min_length: null });
  });

  it('extends over as many neighbours as there are sides', () => {
    const one = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01';
    const two = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a02';
    const extension = (sides: number, neighbours: string[]) =>
      codesOf(smartExtension.safeParse({ orientation: 'STERN_TO', sides, neighbours }));
    expect(extension(2, [one, two])).toEqual([]);
    expect(extension(1, [one, two])).toEqual(['extensionTooManyNeighbours']);
    expect(extension(2, [one, one])).toEqual(['extensionNeighbourTwice']);
    expect(extension(1, [])).toEqual(['extensionNeighboursRequired']);
    expect(extension(3, [one])).toEqual(['extensionSidesRequired']);
  });

  it('asks for dates in order, and for no more nights than it answers', () => {
    const range = (start_date: string, end_date: string) =>
      codesOf(availabilityApi.occupancy.body!.safeParse({ start_date, end_date }));
    expect(range('2027-01-01', '2027-01-02')).toEqual([]);
    expect(range('2027-01-01', '2027-01-01')).toEqual(['endDateNotAfterStart']);
    expect(range('2027-01-01', '2028-02-05')).toEqual([]);
    expect(range('2027-01-01', '2028-02-06')).toEqual(['tooManyNights']);
  });

  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [703, 'AAA'],
    [0, ''],
  ])('letters %i as %s', (number, letters) => {
    expect(letterCode(number)).toBe(letters);
  });

  it('names lettered berths by their letters', () => {
    expect([berthName('A', 28), berthName('A', 28, true)]).toEqual(['A28', 'AAB']);
  });

  it.each([
    [{ first: 1, last: 5, every: 1, leave_out: [2] }, [1, 3, 4, 5]],
    [{ first: 1, last: 6, every: 2, leave_out: [] }, [1, 3, 5]],
    [{ first: 2, last: 6, every: 2, leave_out: [] }, [2, 4, 6]],
    [{ first: 7, last: 7, every: 2, leave_out: [] }, [7]],
    [{ first: 7, last: 6, every: 1, leave_out: [] }, []],
  ] as const)('numbers the run %j', (run, numbers) => {
    expect(numbersOfRun(run)).toEqual(numbers);
  });

  it('knows which boats a berth takes', () => {
    expect(takesBoat('sail', 'SAIL')).toBe(true);
    expect(takesBoat('sail', 'MOTOR')).toBe(false);
    expect(takesBoat('sail', 'RIB')).toBe(false);
    expect(takesBoat('motor', 'SAIL')).toBe(false);
    expect(takesBoat('motor', 'BARGE')).toBe(true);
    expect(takesBoat('motor', 'CATAMARAN')).toBe(true);
    expect(takesBoat('sail', null)).toBe(true);
    expect(takesBoat('any', 'SAIL')).toBe(true);
  });
});
