import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import {
  boaterLinkApi,
  counterApi,
  reservationApi,
  reservationPriceApi,
} from '../../../../../contracts/reservations/api.js';
import { spokenStay } from '../../../lib/spoken-dates/spoken-dates.js';
import { Component } from './new-booking-page.js';

/** The marina's day is that of UTC. */
const today = new Date().toISOString().slice(0, 10);
const FRIDAY = spokenStay('fri 3n', { language: 'en', today });

const kinds = { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: [] };
const marina = {
  time_zone: 'UTC',
  marina_settings: {
    currency: 'EUR' as const,
    accepts_online_payments: true,
    permissions: { reservation: true, inventory: true },
    marina_requirements: { short: kinds, long: kinds },
  },
};

async function openBooking(server = new ServerDouble(), at = '/bookings/new') {
  const page = await renderConsole(<Component />, {
    at,
    path: '/bookings/new',
    as: { marina },
    server,
    others: [{ path: '/reservations', element: <p>the list</p> }],
  });
  await screen.findByRole('heading', { level: 1, name: 'New booking' });
  return page;
}

const who = () => screen.getByRole('combobox', { name: 'Boat, person, phone, email or card' });
const bar = () => within(screen.getByRole('region', { name: 'Booking and actions' }));

describe('a booking by telephone', () => {
  it('is made with the keyboard alone: boat, length, dates, Ctrl and Enter; the berth is named before', async () => {
    const { user, server } = await openBooking();
    server.answer(boaterApi.findGuests, { items: [], total: 0, partner_card: null });
    expect(who()).toHaveFocus();
    await user.keyboard('Windhover');
    await screen.findByRole('option', { name: /New: “Windhover”/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Length/ })).toHaveFocus());
    await user.keyboard('9.4');
    expect(screen.getByText('To ask: email, phone, beam, draft')).toBeVisible();
    for (const _field of ['beam', 'draft', 'phone', 'email', 'first name', 'last name']) await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Dates' })).toHaveFocus();
    await user.keyboard('fri 3n');
    expect(screen.getByText(/^Fri \d+ .* to Mon .*, 3 nights$/)).toBeVisible();
    const [best] = availabilityApi.listMatchedBerths.example.answer.items;
    const book = await screen.findByRole('button', { name: `Book ${best?.berth_name}` });
    await waitFor(() => expect(book).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByText('Not checked, because it is not known: beam, draft')).toBeVisible();
    expect(screen.getByText(/No email: nothing is sent/)).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: `Windhover is booked in ${best?.berth_name}` });
    expect(server.inputs(reservationApi.create)).toEqual([
      expect.objectContaining({
        ...FRIDAY,
        action: 'APPROVE',
        berth_id: best?.berth_id,
        tell: false,
        boater: expect.objectContaining({ first_name: null, last_name: null, email: null }),
        vessel: expect.objectContaining({ name: 'Windhover', length: 9.4, beam: null, draft: null }),
      }),
    ]);
    expect(server.inputs(availabilityApi.listMatchedBerths).at(-1)).toMatchObject({ beam: null, draft: null });
    // Nothing was sent, so the link is shown.
    expect(screen.getByText(/nothing was sent/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Code of the boater’s link' })).toBeVisible();
    expect(server.inputs(boaterLinkApi.open)).toHaveLength(1);
  });

  it('finds a person on record in one call and goes on to the dates; Enter goes on, Escape goes back', async () => {
    const { user, server, address } = await openBooking();
    await user.keyboard('windh');
    await user.click(await screen.findByRole('option', { name: /Windhover/ }));
    expect(server.inputs(boaterApi.findGuests)).toEqual([{ search: 'windh' }]);
    expect(screen.getByText('Windhover, Tom Hargreaves')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Dates' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /Boat name/ })).toBeNull();
    await user.keyboard('tonight{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Dates' })).not.toHaveFocus());
    expect(screen.getByRole('link', { name: 'More fields' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reservations\/new\?create_new=true&start_date=.*&boater=/),
    );
    await user.keyboard('{Escape}');
    expect(address()).toBe('/reservations');
  });

  it('says why dates are not understood, and books nothing', async () => {
    const { user, server } = await openBooking();
    await user.type(screen.getByRole('textbox', { name: 'Dates' }), 'fri banana');
    expect(screen.getByText('Not understood: “banana”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(server.inputs(reservationApi.create)).toEqual([]);
  });

  it('takes the next berth where the chosen one is taken, and says so', async () => {
    const { user, server, client } = await openBooking();
    const [best] = availabilityApi.listMatchedBerths.example.answer.items;
    if (best === undefined) throw new Error('the example has a berth');
    const next = { ...best, berth_id: '1c9f7b52-5d1c-4a7e-9a52-0f6c6f6f1d11', berth_name: 'C9', order: 2 };
    server.answer(availabilityApi.listMatchedBerths, { items: [best, next], total: 2, removed: {} });
    await user.keyboard('windh');
    await user.click(await screen.findByRole('option', { name: /Windhover/ }));
    await user.keyboard('fri 3n');
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${best.berth_name}`) }));
    server.answer(availabilityApi.listMatchedBerths, { items: [next], total: 1, removed: {} });
    await client.invalidateQueries();
    expect(await screen.findByText(`${best.berth_name} has been taken. C9 is chosen now.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book C9' })).toBeInTheDocument();
  });

  it('asks why a boat keeps two berths, and records a payment at the desk', async () => {
    const { user, server } = await openBooking();
    const stay = reservationApi.sameBoat.example.answer.asked;
    const berths = [{ reservation_id: stay.reservation_id, view_id: stay.view_id, start_date: stay.start_date }];
    server.refuse(
      reservationApi.create,
      { status: 409, error_type: berthErrors.boat_has_a_berth, details: { berths } },
      1,
    );
    server.answer(
      reservationApi.sameBoat,
      reservationApi.sameBoat.answer.parse(reservationApi.sameBoat.example.answer),
    );
    await user.keyboard('windh');
    await user.click(await screen.findByRole('option', { name: /Windhover/ }));
    await user.keyboard('fri 3n');
    await user.click(screen.getByRole('radio', { name: 'Now, cash' }));
    const book = await screen.findByRole('button', { name: /^Book [A-Z]/ });
    await waitFor(() => expect(book).not.toHaveAttribute('aria-disabled'));
    await user.click(book);
    // Beside the stay that the boat has, as on the page of a reservation, with the way to it.
    const compared = await screen.findByRole('table', { name: 'One boat, the same nights' });
    expect(compared).toHaveTextContent(/Windhover/);
    expect(screen.getByRole('link', { name: `Open ${stay.view_id} instead` })).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: 'Why the boat keeps both berths' }), 'Tender');
    await user.click(screen.getByRole('button', { name: 'Book all the same' }));
    await screen.findByRole('heading', { name: /is booked in/ });
    expect(server.inputs(reservationApi.create).at(-1)).toMatchObject({ both_reason: 'Tender', tell: true });
    const { total_to_pay } = reservationPriceApi.quote.example.answer;
    expect(server.inputs(counterApi.recordPayment)).toEqual([
      expect.objectContaining({ method: 'CASH', amount: total_to_pay, received_on: today }),
    ]);
  });

  it('takes nights and berth of an empty night of the plan along', async () => {
    const [best] = availabilityApi.listMatchedBerths.example.answer.items;
    await openBooking(
      new ServerDouble(),
      `/bookings/new?start_date=2099-06-20&end_date=2099-06-22&berth_id=${best?.berth_id}`,
    );
    expect(screen.getByText(/Sat 20 Jun to Mon 22 Jun 2099, 2 nights/)).toBeVisible();
    expect(who()).toHaveFocus();
    expect(bar().getByRole('button', { name: 'Book' })).toBeInTheDocument();
  });
});
