import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { conflictApi } from '../../../../../contracts/conflicts/api.js';
import { planActionApi } from '../../../../../contracts/berths/api.js';
import { trafficApi } from '../../../../../contracts/traffic/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ActivityScreen } from './activity-screen.js';

const activity = trafficApi.activity.example.answer;
const [arrival] = activity.today.arrivals;
const [conflict] = conflictApi.list.example.answer.items;

async function opened(overdue: readonly string[]) {
  if (arrival === undefined || conflict === undefined) throw new Error('the contracts have no examples');
  const waiting = { until: '2027-07-14T15:00:00.000Z', at: '2027-07-14T13:00:00.000Z', by: null, kind: 'ASK' as const };
  const waits = {
    ...conflict,
    conflict_id: conflict.conflict_id.replace('late', 'taken'),
    kind: 'BERTH_TAKEN' as const,
    state: 'WAITING' as const,
    waiting,
    best: null,
  };
  const conflicts = overdue.map((name, index) => ({
    ...arrival,
    traffic_event_id: `${arrival.traffic_event_id.slice(0, -1)}${index}`,
    vessel: { ...arrival.vessel, name },
    date: '2027-07-13',
    state: 'not_arrived' as const,
    conflict: 'NOT_ARRIVED' as const,
  }));
  const server = new ServerDouble()
    .answer(conflictApi.list, { items: [conflict, waits], total: 2, open: 1 })
    .answer(trafficApi.activity, { ...activity, conflicts });
  await renderConsole(<ActivityScreen />, { server, at: '/activity?tab=conflicts' });
  await screen.findByRole('region', { name: 'Open conflicts' });
}

describe('the tab of conflicts', () => {
  it('counts the open conflicts, neither overdue boats nor conflicts that wait for an answer', async () => {
    await opened(['Sirocco', 'Mistral', 'Tern']);
    expect(await screen.findByRole('link', { name: /^Conflicts/ })).toHaveTextContent(/^Conflicts\s*1$/);
  });

  it('says what the boats below the conflicts are', async () => {
    await opened(['Sirocco']);
    expect(
      screen.getByRole('heading', { name: 'Overdue boats and arrivals at a berth that is still taken' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Departures' })).getByText('No departure is overdue'),
    ).toBeVisible();
    expect(screen.queryByText(/with conflicts/)).toBeNull();
  });

  it('shows only the conflicts where no boat is overdue', async () => {
    await opened([]);
    expect(screen.queryByText(/overdue/)).toBeNull();
  });
});

describe('a conflict that was resolved', () => {
  const solve = async (action: object) => {
    if (conflict === undefined) throw new Error('the contracts have no examples');
    const [example] = planActionApi.planActions.example.answer.items;
    const preview = planActionApi.planUndoPreview.example.answer;
    const server = new ServerDouble()
      .answer(conflictApi.list, { items: [conflict], total: 1, open: 1 })
      .answer(conflictApi.resolve, conflictApi.resolve.example.answer)
      .answer(planActionApi.planActions, {
        ...planActionApi.planActions.example.answer,
        items: [{ ...example!, ...action }],
      })
      .answer(planActionApi.planUndoPreview, { ...preview, possible: true })
      .answer(planActionApi.planUndo, planActionApi.planUndo.example.answer)
      .answer(trafficApi.activity, { ...activity, conflicts: [] });
    const page = await renderConsole(<ActivityScreen />, { server, at: '/activity?tab=conflicts' });
    const region = within(await screen.findByRole('region', { name: 'Open conflicts' }));
    await page.user.click(await region.findByRole('button'));
    await screen.findByText(/^Resolved: /);
    return page;
  };

  it('can be undone from its notice, as the plan undoes it', async () => {
    const { user, server } = await solve({});
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Undone: .* is open again/)).toBeVisible();
    const [asked] = server.received(planActionApi.planActions);
    const [undone] = server.received(planActionApi.planUndo);
    expect(asked?.input).toMatchObject({ page_size: 1, reservation_id: expect.any(String) });
    expect(undone?.input).toEqual({
      action_id: planActionApi.planActions.example.answer.items[0]?.action_id,
      basis: planActionApi.planUndoPreview.example.answer.basis,
    });
  });

  it('says why it cannot be undone', async () => {
    const why_not = { code: 'ARRIVED', refusal: null, by: null, at: null };
    await solve({ undoable: false, why_not });
    expect(screen.getByText(/^Resolved: .* The boat has arrived since/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('a conflict that a colleague resolved first names who, and when', async () => {
  if (conflict?.best == null) throw new Error('the contracts have no example with a remedy');
  const best = { ...conflict.best, needs_answer: false, mails: false, price: null };
  const details = { by: 'Maëlle Kervadec', at: '2027-07-14T16:20:00.000Z', remedy: 'MOVE' };
  const server = new ServerDouble()
    .answer(conflictApi.list, { items: [{ ...conflict, best }], total: 1, open: 1 })
    .refuse(conflictApi.resolve, { status: 409, error_type: 'CONFLICT_SOLVED', details });
  const { user } = await renderConsole(<ActivityScreen />, { server, at: '/activity?tab=conflicts' });
  const row = within(await screen.findByRole('region', { name: 'Open conflicts' }));
  await user.click((await row.findAllByRole('button'))[0] ?? document.body);
  expect(await screen.findByText(/^Maëlle Kervadec resolved it, .*:20\. Nothing more was done\.$/)).toBeVisible();
});

it('a confirmed departure leaves those still here at once, before all movements are loaded again', async () => {
  if (arrival === undefined) throw new Error('the contracts have no examples');
  const departure = { ...arrival, type: 'DEPARTURE' as const, date: activity.date, can_confirm: true };
  const server = new ServerDouble().answer(trafficApi.activity, {
    ...activity,
    today: { arrivals: [], departures: [departure] },
    conflicts: [],
  });
  const { user } = await renderConsole(<ActivityScreen />, { server, at: '/activity' });
  const row = await within(await screen.findByRole('group', { name: 'Still here' })).findByRole('button', {
    name: 'Departed',
  });
  const release = server.hold(trafficApi.activity);
  await user.click(row);
  expect(await screen.findByText(/has left/)).toBeVisible();
  const done = screen.getByRole('group', { name: 'Departed' });
  expect(within(done).getByText(arrival.vessel.name)).toBeVisible();
  release();
});
