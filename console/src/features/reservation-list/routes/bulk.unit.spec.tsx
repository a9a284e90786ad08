import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './reservation-list-page.js';

type Row = typeof exampleRow;

const idOf = (number: number) => `0190f3a2-5b1c-7c3e-9a44-${String(number).padStart(12, '0')}`;
const boat = (number: number, name: string, more: Partial<Row> = {}): Row => ({
  ...exampleRow,
  id: idOf(number),
  view_id: `R-${number}`,
  revision: number,
  source: 'MARINA',
  vessel: { ...exampleRow.vessel, name },
  payment_standing: null,
  ...more,
});

const aziliz = boat(1, 'Aziliz');
const petrel = boat(2, 'Petrel', { source: 'BOATER' });
const dana = boat(3, 'Dana', { payment_standing: 'part_paid' });

function serving(): ServerDouble {
  return new ServerDouble().answer(reservationApi.getall, { items: [aziliz, petrel, dana], total: 3, counts: {} });
}

beforeEach(() => {
  window.innerWidth = 1440;
  localStorage.clear();
  sessionStorage.clear();
});

async function opened(server: ServerDouble) {
  const page = await renderConsole(<Component />, { at: '/reservations', server });
  await screen.findByText('R-1');
  return page;
}
const tick = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^Tick ${name}`) });
const result = () => within(screen.getByRole('list', { name: 'Result for each boat' })).getAllByRole('listitem');

describe('several reservations at once', () => {
  it('approves each by the route of its source and lists the one that is refused', async () => {
    const server = serving().refuse(reservationApi.update, {
      status: 409,
      error_type: 'RESERVATION_PRICE_NOT_ACCEPTED',
    });
    const { user } = await opened(server);
    await user.click(tick('Aziliz'));
    await user.click(tick('Petrel'));
    const bar = screen.getByRole('toolbar', { name: '2 ticked' });
    await user.click(within(bar).getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
    expect(await screen.findByText('1 of 2 approved')).toBeVisible();
    expect(result().map(({ textContent }) => textContent)).toEqual([
      'Aziliz (R-1)Done',
      expect.stringContaining('Petrel (R-2)'),
    ]);
    expect(server.inputs(reservationApi.updateMarinaMode).map(({ reservation_id }) => reservation_id)).toEqual([
      aziliz.id,
    ]);
    expect(server.received(reservationApi.updateMarinaMode)[0]?.headers.get('If-Match')).toBe('"1"');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.getByRole('toolbar', { name: '1 ticked' })).toBeVisible();
    expect(tick('Petrel')).toBeChecked();
  });

  it('tries again what was refused with the key of the first try', async () => {
    const server = serving().refuse(reservationApi.update, { status: 409, error_type: 'RESERVATION_PAST' }, 1);
    const { user } = await opened(server);
    await user.click(tick('Petrel'));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 1' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 1 approved')).toBeVisible();
    const keys = server.received(reservationApi.update).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks what those who paid get back before it cancels', async () => {
    const server = serving();
    const { user } = await opened(server);
    await user.click(tick('all rows'));
    await user.click(screen.getByRole('button', { name: 'Cancel stays' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /Reason/ }), 'full');
    await user.click(screen.getByRole('button', { name: 'Cancel 3' }));
    expect(server.received(reservationApi.updateMarinaMode)).toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: /Refund/ }), 'NONE');
    await user.click(screen.getByRole('button', { name: 'Cancel 3' }));
    expect(await screen.findByText('3 of 3 cancelled')).toBeVisible();
    const payloads = server.inputs(reservationApi.updateMarinaMode).map(({ payload }) => payload);
    expect(payloads).toEqual([
      { reason: 'full', message: '', refundAmount: 0 },
      { reason: 'full', message: '', refundAmount: 0 },
    ]);
  });

  it('writes to each boater about the own reservation', async () => {
    const server = serving();
    const { user } = await opened(server);
    await user.click(tick('Aziliz'));
    await user.click(tick('Dana'));
    await user.click(screen.getByRole('button', { name: 'Message' }));
    await user.type(await screen.findByRole('textbox', { name: /Message/ }), 'Briefing at 18:00');
    await user.click(screen.getByRole('button', { name: 'Send 2 messages' }));
    await waitFor(() => expect(server.inputs(messageApi.create)).toHaveLength(2));
    expect(server.inputs(messageApi.create).map(({ reservation_id }) => reservation_id)).toEqual([aziliz.id, dana.id]);
  });
});
