import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { boaterReservationApi } from '../../../../../contracts/reservations/api.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { GroupCard } from './group-card.js';

const boat = (name: string, open: boolean) => ({
  view_id: `R-${name}`,
  name,
  start_date: '2090-06-17',
  end_date: '2090-06-20',
  total_to_pay: 130.03,
  currency: 'EUR' as const,
  open,
});
const serving = (...boats: ReturnType<typeof boat>[]) =>
  new ServerDouble().answer(boaterReservationApi.group, { group: { name: 'Rallye', boats } });

describe('the group on the page of its organiser', () => {
  it('is accepted for all boats that wait, and names a boat that is not', async () => {
    const server = serving(boat('Aziliz', true), boat('Dana', true), boat('Petrel', false)).answer(
      boaterReservationApi.acceptGroup,
      {
        ...receiptExample,
        boats: [
          { view_id: 'R-Aziliz', name: 'Aziliz', error_type: null },
          { view_id: 'R-Dana', name: 'Dana', error_type: 'RESERVATION_DEADLINE_PASSED' },
        ],
      },
    );
    const { user } = await renderConsole(<GroupCard token="the-token" />, { as: null, server });
    expect(await screen.findByText('2 boats wait for your answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept all 2 offers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not accepted: Dana.');
    const [sent] = server.received(boaterReservationApi.acceptGroup);
    expect(sent?.headers.get('Authorization')).toBe('Bearer the-token');
  });

  it('is paid for with one payment, where the organiser pays for all', async () => {
    const payment = { amount: 240, currency: 'EUR' as const, boats: 2, pays_on: 'form' as const };
    const boats = [boat('Aziliz', false), boat('Petrel', false)];
    const server = new ServerDouble()
      .answer(boaterReservationApi.group, { group: { name: 'Rallye', boats, payment } })
      .answer(boaterReservationApi.payGroup, {
        ...receiptExample,
        payment_status: 'succeeded',
        amount: 240,
        redirect_url: null,
      });
    const { user } = await renderConsole(<GroupCard token="the-token" />, { as: null, server });
    await user.click(await screen.findByRole('button', { name: /^Pay EUR.240.00 for 2 boats$/ }));
    expect(await screen.findByText(/what is due for 2 boats of your group with one payment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Pay EUR.240.00$/ }));
    await waitFor(() => expect(server.inputs(boaterReservationApi.payGroup)).toHaveLength(1));
  });

  it('offers no button once every boat is answered', async () => {
    await renderConsole(<GroupCard token="the-token" />, { as: null, server: serving(boat('Aziliz', false)) });
    expect(await screen.findByText('All offers of the group are answered.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
