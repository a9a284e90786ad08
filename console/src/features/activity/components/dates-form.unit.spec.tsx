import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { planGestureApi } from '../../../../../contracts/berths/api.js';
import { trafficApi } from '../../../../../contracts/traffic/api.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { DatesForm } from './dates-form.js';

const [arrival] = trafficApi.activity.answer.parse(trafficApi.activity.example.answer).today.arrivals;
if (arrival === undefined) throw new Error('the example has an arrival');
/** Booked from 14 to 17 July, and not there on the 15th. */
const overdue: TrafficEventRow = { ...arrival, state: 'not_arrived' };
const TODAY = '2027-07-15';

const withoutBerths: SignIn = { marina: { marina_settings: { permissions: { reservation: true } } } };

async function rendered(row: TrafficEventRow, as: SignIn = {}) {
  const onClose = jest.fn();
  const form = <DatesForm row={row} today={TODAY} onClose={onClose} onNotComing={null} />;
  return { ...(await renderConsole(form, { as, server: new ServerDouble() })), onClose };
}

describe('a late boat of a marina without the inventory', () => {
  it('gets a notice that keeps its dates; nothing of the plan is read or offered', async () => {
    const { user, server, onClose } = await rendered(overdue, withoutBerths);
    expect(screen.getByRole('form', { name: 'Sirocco arrives late' })).toBeVisible();
    expect(screen.getByText(/^To change the dates, you need access to the berths/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Keep / }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.inputs(trafficApi.update)).toMatchObject([
      {
        traffic_event_id: overdue.traffic_event_id,
        action: 'LATE',
        expected: { date: '2027-07-16', time: null },
      },
    ]);
    expect(server.received(planGestureApi.planPreview)).toEqual([]);
  });

  it('keeps the form open with the reason if the notice is refused', async () => {
    const { user, server, onClose } = await rendered(overdue, withoutBerths);
    server.refuse(trafficApi.update, { status: 403, error_type: 'FORBIDDEN' });
    await user.click(screen.getByRole('button', { name: /^Keep / }));
    expect(await screen.findByText(/permission/i)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gets none once the stay is over, because it could not keep its dates', async () => {
    const stay = { ...overdue.reservation!, end_date: TODAY };
    await rendered({ ...overdue, reservation: stay }, withoutBerths);
    expect(screen.queryByRole('button', { name: /^Keep |^Change/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('gets none from a user who may only read', async () => {
    await rendered(overdue, {
      ...withoutBerths,
      user: { permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } },
    });
    expect(screen.queryByRole('button', { name: /^Keep |^Change/ })).toBeNull();
  });
});

it('a late boat of a marina with the inventory gets other dates as previewed, or the notice', async () => {
  const { server } = await rendered(overdue);
  expect(await screen.findByRole('button', { name: /^Change to / })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Keep / })).toBeVisible();
  expect(screen.queryByText(/^To change the dates, you need access to the berths/)).toBeNull();
  expect(server.inputs(planGestureApi.planPreview)[0]?.gesture).toMatchObject({
    type: 'DATES',
    start_date: '2027-07-16',
    end_date: '2027-07-17',
  });
});
