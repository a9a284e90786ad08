import { describe, expect, it } from '@jest/globals';
import type { RestoreResidencyInput } from '../../../contracts/berths/commands.js';
import {
  aBerth,
  anAbsence,
  aPlan,
  aResident,
  aVisit,
  carryOut,
  refusalOf,
} from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';

const SINCE = '2027-01-01';
const berths = [aBerth('a1'), aBerth('a2')];
const resident = aResident('r', 'a1', { start_date: SINCE });
const away = (start_date: string, end_date: string, absence_id = 'away') => ({ absence_id, start_date, end_date });
/** r in a1 from the beginning of the year on. */
const restored = (end_date: string | null, absences: RestoreResidencyInput['absences'] = []): BerthPlanCommand => ({
  type: 'RestoreResidency',
  data: {
    allocation_id: 'r',
    boater_id: 'boater of r',
    vessel_id: 'vessel of r',
    vessel: null,
    absences,
    segments: [{ berth_id: 'a1', start_date: SINCE, end_date }],
  },
});
const shorter: BerthPlanCommand = {
  type: 'ChangeResidentDates',
  data: { allocation_id: 'r', start_date: SINCE, end_date: '2027-07-10' },
};
const visit = (start_date: string, end_date: string) => aVisit('v', { berth_id: 'a1', start_date, end_date });

describe('a residency that is restored', () => {
  it('gets its nights again, and the absence that lost nights with them', () => {
    const plan = aPlan(berths, [resident, anAbsence('away', 'r', '2027-07-05', '2027-07-20'), shorter]);
    expect(carryOut(plan, restored(null, [away('2027-07-05', '2027-07-20')]))).toMatchObject([
      { type: 'ResidentDatesChanged', data: { allocation_id: 'r', end_date: null } },
      { type: 'AbsenceDatesChangedOnPlan', data: { absence_id: 'away', end_date: '2027-07-20' } },
    ]);
  });

  it('has nights that follow each other in one berth as one segment', () => {
    const end_date = null;
    const data = {
      allocation_id: 'r',
      boater_id: 'boater of r',
      vessel_id: 'vessel of r',
      vessel: null,
      absences: [],
      segments: [
        { berth_id: 'a1', start_date: SINCE, end_date: '2027-07-10' },
        { berth_id: 'a1', start_date: '2027-07-10', end_date },
      ],
    };
    expect(carryOut(aPlan(berths, [resident, shorter]), { type: 'RestoreResidency', data })).toMatchObject([
      { type: 'ResidentDatesChanged', data: { segments: [{ berth_id: 'a1', start_date: SINCE, end_date }] } },
    ]);
  });

  it('is refused where a visitor has one of its nights since', () => {
    const plan = aPlan(berths, [resident, shorter, visit('2027-07-12', '2027-07-14')]);
    expect(refusalOf(plan, restored(null))).toMatchObject({ code: 'BERTH_TAKEN', details: { allocation_id: 'v' } });
    expect(carryOut(plan, restored(null, [away('2027-07-12', '2027-07-14')]))).toHaveLength(2);
  });

  it('does not get an absence back shorter than the stay of a visitor in it', () => {
    const plan = aPlan(berths, [
      resident,
      anAbsence('away', 'r', '2027-07-05', '2027-07-20'),
      visit('2027-07-12', '2027-07-14'),
    ]);
    expect(refusalOf(plan, restored(null, [away('2027-07-05', '2027-07-13')]))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { allocation_id: 'v' },
    });
  });

  it('does not get an absence that shares nights with another one', () => {
    const plan = aPlan(berths, [resident, anAbsence('later', 'r', '2027-07-10', '2027-07-15')]);
    expect(refusalOf(plan, restored(null, [away('2027-07-05', '2027-07-11')]))).toMatchObject({
      code: 'ABSENCE_OVERLAPS',
    });
    expect(
      refusalOf(plan, restored(null, [away('2027-08-01', '2027-08-05'), away('2027-08-04', '2027-08-09', 'x')])),
    ).toMatchObject({ code: 'ABSENCE_OVERLAPS', details: { absence_id: 'away' } });
    expect(carryOut(plan, restored(null, [away('2027-07-05', '2027-07-10')]))).toMatchObject([
      { type: 'AbsenceOpenedOnPlan', data: { absence_id: 'away' } },
    ]);
  });

  it('does not get the absence of another holder', () => {
    const other = aResident('s', 'a2', { start_date: SINCE });
    const plan = aPlan(berths, [resident, other, anAbsence('away', 's', '2027-07-05', '2027-07-20')]);
    expect(refusalOf(plan, restored(null, [away('2027-08-05', '2027-08-20')]))).toMatchObject({
      code: 'ABSENCE_EXISTS',
      details: { absence_id: 'away', start_date: '2027-07-05' },
    });
  });
});
