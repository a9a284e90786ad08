import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { PRICE } from '../fixtures/harbour.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

const START = '2027-06-01T08:00:00.000Z';
/** Two days after the offer, the boater's time to answer. */
const OFFER_LAPSES = '2027-06-03T08:00:00.000Z';
/** The end of the day of arrival in Paris. */
const REQUEST_LAPSES = '2027-06-11T22:00:00.000Z';

describe('a reservation that expires while it is open on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.openAlone();
  });
  afterEach(() => desk.browser.closeWindows('expiry'));
  afterAll(() => desk.close());

  const expireAt = async (instant: string) => {
    await desk.moveClock(instant);
    await desk.server.settled();
    const expired = await desk.server.app.get(ExpiryJob, { strict: false }).run();
    expect(expired).toBe(1);
  };

  it('loses its offer for the boater, and staff see why', async () => {
    const { harbour } = desk;
    await desk.moveClock(START);
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    const accept = boater.getByRole('button', { name: 'Accept EUR 180.00' });
    await expect(accept).toBeVisible();
    await expect(staff.getByText('Waiting for the boater')).toBeVisible();

    await expireAt(OFFER_LAPSES);

    await expect(staff.getByText('Expired, no reply from boater').first()).toBeVisible();
    await expect(staff.getByText(/did not answer in time, so the offer has expired/)).toBeVisible();
    await expect(boater.getByText('Our offer has expired')).toBeVisible();
    await expect(accept).toHaveCount(0);
  });

  it('loses every button for staff who leave the request unanswered', async () => {
    const { harbour } = desk;
    await desk.moveClock(START);
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const bar = staff.getByRole('region', { name: 'Total and actions' });
    const buttons = bar.getByRole('button', { name: /^(Send price|Suggest dates|Decline|Waiting list|Approve.*)$/ });
    await expect(staff.getByText('Your turn')).toBeVisible();
    await expect(buttons).toHaveCount(5);

    await expireAt(REQUEST_LAPSES);

    await expect(staff.getByText('We did not answer the request in time, so it has expired.')).toBeVisible();
    await expect(staff.getByText('Expired, we did not reply').first()).toBeVisible();
    await expect(buttons).toHaveCount(0);
    await expect(staff.getByRole('textbox', { name: 'Price per night' })).toHaveCount(0);
  });
});
