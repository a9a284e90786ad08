import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { planActionApi } from '../../contracts/berths/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest();

type Report = z.input<NonNullable<typeof absenceApi.create.body>>;

const plans = { reason: 'DOMESTIC_VACATION', destination: 'Ærø' } as const;
const on = (day: string) => ({ departure_date: day, return_date: day });
const report = (vessel_id: string, more: Pick<Report, 'departure_date' | 'return_date'>) =>
  server.must(absenceApi.create, { token: harbour.token, body: { vessel_id, ...plans, ...more } });
async function edit(absence_report_id: string, more: Pick<Report, 'departure_date' | 'return_date'> & Partial<Report>) {
  const body = { absence_report_id, ...plans, ...more };
  await server.must(absenceApi.edit, { token: harbour.token, body });
}
const withdraw = (absence_report_id: string) =>
  server.must(absenceApi.delete, { token: harbour.token, body: { absence_report_id } });
async function shown(absence_report_id: string) {
  const { status, body } = await server.call(absenceApi.get, { token: harbour.token, body: { absence_report_id } });
  return status === 200 ? [body.departure_date.slice(5), body.reason, body.destination] : status;
}
const actions = async () =>
  (await server.must(planActionApi.planActions, { token: harbour.token, body: { page_size: 100 } })).items;
const preview = (action_id: string) =>
  server.must(planActionApi.planUndoPreview, { token: harbour.token, body: { action_id } });
async function undo(action_id: string, token = harbour.token) {
  const { basis } = await preview(action_id);
  return server.call(planActionApi.planUndo, { token, body: { action_id, basis } });
}
/** Undoes the newest action. */
async function undoNewest(): Promise<[number, string | undefined]> {
  const [newest] = await actions();
  const { status } = await undo(newest?.action_id ?? '');
  await server.settled();
  return [status, newest?.kind];
}
const trips = async () => {
  const { vessel_id } = await aResidentIn('A1', 'Havørn');
  const { id } = await report(vessel_id, on('2027-06-10'));
  return { vessel_id, id };
};

describe('a day trip', () => {
  it('is listed with its boat, and is withdrawn and restored', async () => {
    const { id } = await trips();
    const [newest] = await actions();
    const there = { ...harbour.at('A1'), berth_name: 'A1', start_date: '2027-06-10', end_date: '2027-06-11' };
    expect(newest).toMatchObject({
      kind: 'ABSENCE_OPENED',
      undoable: true,
      by: { kind: 'staff', id: harbour.staff.id },
      stays: [{ allocation_id: null, reservation_id: null, boat_name: 'Havørn', from: [there], to: [there] }],
    });
    expect(await preview(newest?.action_id ?? '')).toMatchObject({ possible: true, stays: [], price: null, mails: [] });
    expect(await undoNewest()).toEqual([200, 'ABSENCE_OPENED']);
    expect(await shown(id)).toBe(404);
    expect((await actions())[1]).toMatchObject({ undoable: false, why_not: { code: 'ALREADY_UNDONE' } });
    expect(await undoNewest()).toEqual([200, 'ABSENCE_CLOSED']);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
  });

  it('that got another day gets the earlier one, and one that became longer is a day trip again', async () => {
    const { id } = await trips();
    await edit(id, on('2027-06-12'));
    expect(await undoNewest()).toEqual([200, 'ABSENCE_DATES']);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
    await edit(id, { departure_date: '2027-06-12', return_date: '2027-06-15' });
    await server.settled();
    expect(await undoNewest()).toEqual([200, 'ABSENCE_OPENED']);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
  });

  it('that was withdrawn is not restored on a day of another report, which the preview shows', async () => {
    const { vessel_id, id } = await trips();
    await withdraw(id);
    const [withdrawn] = await actions();
    const action_id = withdrawn?.action_id ?? '';
    const { id: other } = await report(vessel_id, on('2027-06-10'));
    const spans = 'VACANCY_ALREADY_SPANS_TIME_SLOT';
    expect(await preview(action_id)).toMatchObject({ possible: false, refusal: { code: spans } });
    expect(await undo(action_id)).toMatchObject({ status: 409, body: { error_type: spans } });
    await withdraw(other);
    expect((await undo(action_id)).status).toBe(200);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
  });

  it('that is over is not restored, which the preview shows', async () => {
    const { id } = await trips();
    await withdraw(id);
    server.clock.set('2027-06-11T09:00:00.000Z');
    const [withdrawn] = await actions();
    const action_id = withdrawn?.action_id ?? '';
    expect(await preview(action_id)).toMatchObject({ possible: false });
    expect((await undo(action_id)).status).toBe(400);
    expect(await shown(id)).toBe(404);
  });
});

describe('an edit of the reason only', () => {
  it('is listed with the berth of its boat, also among the changes of that berth alone', async () => {
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const dates = { departure_date: '2027-06-10', return_date: '2027-06-20' };
    const { id } = await report(vessel_id, dates);
    await edit(id, { ...dates, reason: 'MAINTENANCE' });
    await server.settled();
    const of = async (berth: string) => {
      const body = { ...harbour.at(berth), page_size: 100 };
      const { items } = await server.must(planActionApi.planActions, { token: harbour.token, body });
      return items.map(({ kind, stays }) => [kind, stays[0]?.from[0]?.berth_name, stays[0]?.to[0]?.berth_name]);
    };
    expect(await of('A1')).toEqual([
      ['ABSENCE_DETAILS', 'A1', 'A1'],
      ['ABSENCE_OPENED', undefined, 'A1'],
      ['RESIDENT_BERTHED', undefined, 'A1'],
    ]);
    expect(await of('A2')).toEqual([]);
  });

  it('is listed and undone, as is its undo', async () => {
    const { id } = await trips();
    await edit(id, { ...on('2027-06-10'), reason: 'MAINTENANCE', destination: 'Svendborg' });
    expect(await undoNewest()).toEqual([200, 'ABSENCE_DETAILS']);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
    expect(await undoNewest()).toEqual([200, 'ABSENCE_DETAILS']);
    expect(await shown(id)).toEqual(['06-10', 'MAINTENANCE', 'Svendborg']);
  });

  it('stands in the way of undoing earlier actions on the report, whose reason it would change', async () => {
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const dates = { departure_date: '2027-06-10', return_date: '2027-06-20' };
    const { id } = await report(vessel_id, dates);
    await server.settled();
    const [reported] = await actions();
    await edit(id, { ...dates, reason: 'MAINTENANCE' });
    expect(await undo(reported?.action_id ?? '')).toMatchObject({
      status: 409,
      body: { error_type: 'PLAN_UNDO_CHANGED_SINCE' },
    });
    expect(await undoNewest()).toEqual([200, 'ABSENCE_DETAILS']);
    expect(await shown(id)).toEqual(['06-10', plans.reason, plans.destination]);
  });

  it('is not undone by users who may not change absences, nor by those of another marina', async () => {
    const { id } = await trips();
    await edit(id, { ...on('2027-06-10'), reason: 'MAINTENANCE' });
    const [newest] = await actions();
    const action_id = newest?.action_id ?? '';
    const permissions = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;
    const colleague = await server.addStaff(harbour.marina, permissions);
    expect((await undo(action_id, colleague.token)).status).toBe(403);
    const stranger = await server.addStaff(await server.openMarina());
    expect((await undo(action_id, stranger.token)).status).toBe(404);
    expect((await server.must(planActionApi.planActions, { token: stranger.token, body: {} })).items).toEqual([]);
    expect(await shown(id)).toEqual(['06-10', 'MAINTENANCE', plans.destination]);
  });
});
