import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { auditApi } from '../../../../../contracts/audit/api.js';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { counterApi } from '../../../../../contracts/reservations/api.js';
import { trafficApi } from '../../../../../contracts/traffic/api.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { APPROVED_BEFORE, approvedBefore } from '../../../../testing/done-before.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { useShortcut, useShortcuts } from '../../../lib/shortcuts/shortcuts.js';
import { MovementColumns } from './movement-columns.js';

const [arrival] = trafficApi.activity.answer.parse(trafficApi.activity.example.answer).today.arrivals;
const [choice] = availabilityApi.listAvailableBerths.answer.parse(
  availabilityApi.listAvailableBerths.example.answer,
).items;
if (arrival === undefined || choice === undefined) throw new Error('the examples have an arrival and a berth');
const berth = { id: choice.berth_id, label: 'A12', pier_name: 'A' };
const taken = {
  status: 409,
  error_type: 'TRAFFIC_BERTH_TAKEN',
  details: {
    berth_id: berth.id,
    berth: 'A12',
    reservation_id: 'r',
    view_id: 'Q',
    boat: 'Solveig',
    end_date: '2027-07-14',
  },
};

async function rendered(
  rows: TrafficEventRow | readonly TrafficEventRow[],
  server = new ServerDouble(),
  as: SignIn = {},
  beside?: ReactNode,
) {
  const props = { tab: 'today' as const, today: '2027-07-14', conflicts: 0, openId: null, onOpen: () => undefined };
  return renderConsole(
    <>
      <MovementColumns rows={[rows].flat()} {...props} />
      {beside}
    </>,
    { server, as },
  );
}

function GoToArrivals() {
  useShortcut('go-arrivals', { keys: 'g a', label: 'Arrivals', group: 'Go', run: () => undefined });
  return null;
}

function Keys() {
  const keys = useShortcuts().map(({ keys, label }) => `${keys} ${label}`);
  return <p data-testid="keys">{keys.join(', ')}</p>;
}

it('an arrival at a berth in which a boat is recorded names that boat, and is confirmed by a second answer', async () => {
  const server = new ServerDouble().refuse(trafficApi.update, taken, 1);
  const { user } = await rendered({ ...arrival, berth }, server);
  await user.click(screen.getByRole('button', { name: 'Arrived' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^Solveig is recorded in A12/)).toBeVisible();
  const own = await within(dialog).findByRole('option', { name: 'A12, its own berth' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Berth' }), own);
  await user.click(within(dialog).getByRole('button', { name: 'Both boats are there' }));
  await waitFor(() => expect(server.inputs(trafficApi.update)).toHaveLength(2));
  const { traffic_event_id } = arrival;
  expect(server.inputs(trafficApi.update)).toMatchObject([
    { traffic_event_id, action: 'CONFIRM' },
    { traffic_event_id, action: 'CONFIRM', berth_id: berth.id, berth_shared: true },
  ]);
});

it('one press confirms an arrival and records what it still costs', async () => {
  const { user, server } = await rendered({ ...arrival, berth });
  await user.click(screen.getByRole('button', { name: /^Arrived and paid: EUR.84.00 by card$/ }));
  expect(await screen.findByText(/^Sirocco has arrived, EUR.84.00 paid by card$/)).toBeVisible();
  expect(server.inputs(trafficApi.update)).toMatchObject([{ action: 'CONFIRM' }]);
  expect(server.inputs(counterApi.recordPayment)).toMatchObject([
    { reservation_id: arrival.reservation?.id, amount: 84, method: 'CARD' },
  ]);
});

describe('an action that a colleague did first', () => {
  it('names who cancelled the stay, and when, in place of the arrival', async () => {
    const gone = { status: 409, error_type: 'TRAFFIC_NOT_BOOKED', details: { status: 'CANCELED_BY_MARINA' } };
    const { user } = await rendered(arrival, approvedBefore(new ServerDouble().refuse(trafficApi.update, gone)));
    await user.click(screen.getByRole('button', { name: 'Arrived' }));
    expect(await screen.findByText(APPROVED_BEFORE)).toBeVisible();
    expect(screen.queryByText(/not booked/)).toBeNull();
  });

  it('names who took the payment, after the reason of the refusal', async () => {
    const errors = [{ path: 'amount', code: 'reservation_paymentMoreThanBalance' }];
    const refused = { status: 400, error_type: 'VALIDATION', errors };
    const server = approvedBefore(new ServerDouble().refuse(counterApi.recordPayment, refused));
    const { user } = await rendered({ ...arrival, berth }, server);
    await user.click(screen.getByRole('button', { name: /^Arrived and paid/ }));
    expect((await screen.findByText(APPROVED_BEFORE)).textContent).not.toMatch(/^Approved/);
  });

  it('is refused with its reason where the history cannot be read', async () => {
    const gone = { status: 409, error_type: 'TRAFFIC_NOT_BOOKED' };
    const server = new ServerDouble()
      .refuse(trafficApi.update, gone)
      .refuse(auditApi.ofReservation, { status: 403, error_type: 'FORBIDDEN' });
    const { user } = await rendered(arrival, server);
    await user.click(screen.getByRole('button', { name: 'Arrived' }));
    expect(await screen.findByText('This stay is not booked. Book it first.')).toBeVisible();
  });
});

it('a refused arrival records no payment', async () => {
  const server = new ServerDouble().refuse(trafficApi.update, taken, 1);
  const { user } = await rendered({ ...arrival, berth }, server);
  await user.click(screen.getByRole('button', { name: /^Arrived and paid/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(server.inputs(counterApi.recordPayment)).toEqual([]);
});

it('a row can be rung, has no time while none is known, and names the stay that has the berth', async () => {
  const berth_taken_by = { reservation_id: 'r1', view_id: 'Q-1', boat_name: 'Solveig', end_date: '2027-07-14' };
  await rendered({ ...arrival, berth, conflict: 'BERTH_OCCUPIED', berth_taken_by });
  expect(screen.getByRole('link', { name: /^Call Inès Delacroix/ })).toHaveAttribute('href', 'tel:+33612345678');
  expect(screen.getByRole('link', { name: 'Solveig still has the berth' })).toHaveAttribute('href', '/reservations/r1');
  expect(screen.queryByRole('button', { name: /^Arrived and paid/ })).toBeNull();
  expect(screen.queryByText('Today', { selector: 'time' })).toBeNull();
});

it('a boat of a group names the group, and links to it', async () => {
  await rendered({ ...arrival, berth, group: { id: 'g1', name: 'Rallye des Îles' } });
  expect(screen.getByRole('link', { name: 'Rallye des Îles' })).toHaveAttribute('href', '/groups/g1');
});

it('a boat that a dock walk saw gone is not said to have the berth of the next one', async () => {
  const seen_gone = { at: '2027-07-14T08:15:00.000Z', by: 'Maëlle Kervadec' };
  const left = { reservation_id: 'r1', view_id: 'Q-1', boat_name: 'Solveig', end_date: '2027-07-14', seen_gone };
  await rendered({ ...arrival, berth, conflict: 'BERTH_OCCUPIED', berth_taken_by: left });
  expect(screen.getByRole('link', { name: 'Solveig seems to have left, not confirmed yet' })).toBeVisible();
});

it('a boat that gave its time for the booked day shows it, and is not called late', async () => {
  await rendered({ ...arrival, berth, expected: { date: arrival.date, time: '14:30' } });
  expect(screen.getByText('14:30')).toBeVisible();
  expect(screen.queryByText(/late/)).toBeNull();
});

it('a departure without a confirmed arrival offers to confirm the arrival', async () => {
  const departure = { type: 'DEPARTURE' as const, state: 'not_departed' as const, can_confirm: false };
  const { user, server } = await rendered({ ...arrival, ...departure, traffic_event_id: 'departure' });
  await user.click(screen.getByRole('button', { name: 'More for Sirocco' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Confirm the arrival' }));
  await waitFor(() => expect(server.inputs(trafficApi.update)).toHaveLength(1));
  expect(server.inputs(trafficApi.update)).toMatchObject([
    { traffic_event_id: `arrival-${arrival.reservation?.id}`, action: 'CONFIRM' },
  ]);
});

describe('a berth holder who leaves for an absence', () => {
  const absence_report = { id: 'absence1', start_date: '2027-07-20', end_date: '2027-07-29' };
  const leaves = {
    ...arrival,
    type: 'DEPARTURE' as const,
    state: 'expected' as const,
    date: '2027-07-20',
    can_confirm: false,
    reservation: null,
    absence_report,
    berth_holder_type: 'RESIDENT' as const,
    to_pay: null,
    conflict: null,
  };

  const absences = { marina: { marina_settings: { permissions: { absence_report: true } } } };
  const leaving = (row: TrafficEventRow, as: SignIn = absences) => rendered(row, new ServerDouble(), as);

  it('is edited in the absence before the day', async () => {
    const { user, address } = await leaving(leaves);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe('/absence-reports/absence1'));
  });

  it('opens the absence on the day as well', async () => {
    const { user, address } = await leaving({ ...leaves, date: '2027-07-14', can_confirm: true });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Sirocco' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open absence' }));
    await waitFor(() => expect(address()).toBe('/absence-reports/absence1'));
  });

  it('leads nowhere in a marina without absence reports', async () => {
    await leaving(leaves, { marina: { marina_settings: { permissions: { absence_report: false } } } });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More for Sirocco' })).toBeNull();
  });
});

it('arrow keys lead to the first departure and back to the first arrival', async () => {
  const departure = { ...arrival, type: 'DEPARTURE' as const, traffic_event_id: 'departure' };
  const { user } = await rendered([arrival, departure, { ...departure, traffic_event_id: 'another' }]);
  const row = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  row(arrival.traffic_event_id)?.focus();
  await user.keyboard('{ArrowRight}');
  expect(row('departure')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(row(arrival.traffic_event_id)).toHaveFocus();
});

it('A confirms the arrival of the focused row, and not as the second key of a sequence', async () => {
  const { user, server } = await rendered(
    [{ ...arrival, can_confirm: true }],
    new ServerDouble(),
    {},
    <GoToArrivals />,
  );
  document.querySelector<HTMLElement>(`[data-row="${arrival.traffic_event_id}"]`)?.focus();
  await user.keyboard('ga');
  expect(server.inputs(trafficApi.update)).toEqual([]);
  await user.keyboard('a');
  await waitFor(() => expect(server.inputs(trafficApi.update)).toHaveLength(1));
});

it('lists its keys among the shortcuts', async () => {
  await rendered(arrival, new ServerDouble(), {}, <Keys />);
  expect(screen.getByTestId('keys')).toHaveTextContent('a Arrived, d Departed, l Late, or other dates, u Undo');
});
