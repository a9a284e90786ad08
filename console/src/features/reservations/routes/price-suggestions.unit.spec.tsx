import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import type { NightOccupancy } from '../../../../../contracts/berths/matches.js';
import { dashboardApi } from '../../../../../contracts/dashboard/api.js';
import type { StayForecast } from '../../../../../contracts/dashboard/figures.js';
import { reservationPriceApi } from '../../../../../contracts/reservations/api.js';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import type { BoaterReturns } from '../../../../../contracts/reservations/returns.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aMarina, aRequest, openPage } from './open-page.fixture.js';
import { RatingFact } from '../price/rating-fact.js';
import { WeatherFact } from '../price/weather-fact.js';

const permissions = { reservation: true, inventory: true, dynamic_pricing: true };
const NIGHTS = { start_date: '2027-07-14', end_date: '2027-07-16' };

async function opened(driver: string, server = new ServerDouble(), features: Record<string, boolean> = permissions) {
  const page = await openPage(aRequest(NIGHTS), { server, as: { marina: aMarina(features) } });
  await page.user.selectOptions(screen.getByLabelText('Reason'), driver);
  return page;
}

async function openedFact(fact: ReactElement, server: ServerDouble) {
  await renderConsole(fact, { server, as: { marina: aMarina(permissions) } });
  return server;
}

describe('the occupancy of the nights', () => {
  const night = (date: string, free: number): NightOccupancy => ({
    date,
    berths: 120,
    residents: 0,
    away: 0,
    visitors: 120 - free,
    free,
  });
  const full = [night('2027-07-14', 12), night('2027-07-15', 0)];

  it('comes from the plan, names the nights and preselects the choice', async () => {
    const server = new ServerDouble().answer(availabilityApi.occupancy, { items: full, total: 2 });
    const { user } = await opened('occupancy', server);
    expect(
      await screen.findByText('On average, 95% of the berths are taken on the nights of 14 to 15 July 2027.'),
    ).toBeVisible();
    const lines = screen.getByRole('list', { name: 'Occupancy of each night' }).textContent;
    expect(lines).toMatch(/14 Jul.*90%, 12 of 120 berths free.*15 Jul.*100%, 0 of 120 berths free/);
    expect(screen.getByLabelText('Expected occupancy')).toHaveValue('100');
    expect(server.inputs(availabilityApi.occupancy)).toEqual([NIGHTS]);
    await user.click(screen.getByRole('button', { name: /^Use/ }));
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('66.00');
  });

  it('leaves the choice to staff, which the plan does not change again', async () => {
    const server = new ServerDouble().answer(availabilityApi.occupancy, { items: full, total: 2 });
    const { user } = await opened('occupancy', server);
    await screen.findByText(/95%/);
    await user.selectOptions(screen.getByLabelText('Expected occupancy'), '10');
    expect(screen.getByLabelText('Expected occupancy')).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: /^Use/ }));
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('54.00');
  });

  it('of a longer stay is summed up', async () => {
    const items = Array.from({ length: 15 }, (_, index) =>
      night(`2027-07-${index + 1 < 10 ? '0' : ''}${index + 1}`, index * 6),
    );
    const server = new ServerDouble().answer(availabilityApi.occupancy, { items, total: 15 });
    await opened('occupancy', server);
    expect(await screen.findByText('From 30% on 15 July 2027 to 100% on 1 July 2027.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Occupancy of each night' })).toBeNull();
  });

  it('is said to be unknown without an inventory, and the usual one is preselected', async () => {
    const server = new ServerDouble();
    await opened('occupancy', server, { reservation: true, dynamic_pricing: true });
    expect(await screen.findByText(/does not keep its berths in the inventory/)).toBeVisible();
    expect(screen.getByLabelText('Expected occupancy')).toHaveValue('50');
    expect(server.inputs(availabilityApi.occupancy)).toEqual([]);
  });

  it('can be loaded again where it did not come', async () => {
    const server = new ServerDouble().refuse(availabilityApi.occupancy, { status: 403, error_type: 'FORBIDDEN' });
    const { user } = await opened('occupancy', server);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(availabilityApi.occupancy, { items: full, total: 2 });
    await user.click(again);
    expect(await screen.findByText(/95%/)).toBeVisible();
  });
});

describe('the weather of the nights', () => {
  const storm = { date: '2027-07-14', condition: 'thunder' as const, low: 14, high: 19, gusts: 41, rain: 6 };
  const calm = { date: '2027-07-15', condition: 'clear' as const, low: 15, high: 22, gusts: 8, rain: 0 };
  const forecast = (answer: Partial<StayForecast>) =>
    new ServerDouble().answer(dashboardApi.forecast, { standing: 'known', days: [], until: '2027-07-14', ...answer });

  it('is a line for each night, and says where the forecast ends', async () => {
    await openedFact(<WeatherFact stay={NIGHTS} />, forecast({ days: [storm] }));
    const list = await screen.findByRole('list', { name: 'Forecast for the nights of the stay' });
    expect(list.textContent).toMatch(/Thunderstorm, 14 to 19 °C, gusts up to 41 kn \(9 Bft\), 6 mm of rain/);
    expect(screen.getByText(/^The forecast ends on 14 July 2027; the nights after it/)).toBeVisible();
  });

  it('ends without a sentence where all nights are known', async () => {
    await openedFact(<WeatherFact stay={NIGHTS} />, forecast({ days: [storm, calm], until: '2027-07-15' }));
    expect((await screen.findAllByText(/gusts up to/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/The forecast ends/)).toBeNull();
  });

  it.each([
    [{ until: '2026-12-06' }, /too far ahead: the forecast ends on 6 December 2026/],
    [{ until: '2027-08-01' }, /These nights are over/],
    [{ standing: 'not_set' as const, until: null }, /no weather service is set up/],
    [{ standing: 'no_position' as const, until: null }, /the marina has no position/],
    [{ standing: 'no_answer' as const, until: null }, /gives no answer at the moment/],
  ])('says why there is none: %j', async (answer, sentence) => {
    await openedFact(<WeatherFact stay={NIGHTS} />, forecast(answer));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the rating of the boater', () => {
  const rated = {
    boater_id: exampleIds.boater,
    vessel_id: exampleIds.vessel,
    reservation_id: exampleIds.reservation,
  };
  const returns: BoaterReturns = {
    stars: 3,
    bookings: 4,
    kept: 2,
    stays: 3,
    last_departure: '2026-08-19',
    no_shows: 1,
    late_payments: 1,
    stays_with_others: 2,
  };

  it('is that of the past bookings with the marina, with its reasons', async () => {
    const server = new ServerDouble().answer(reservationPriceApi.returns, returns);
    await openedFact(<RatingFact rated={rated} />, server);
    expect(await screen.findByText(/3 of 5 stars/)).toBeVisible();
    expect(
      screen.getByText(
        '3 stays with this marina, the last until 19 August 2026. One no-show. One payment late or missing.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^2 of 4 bookings kept\./)).toBeVisible();
    expect(screen.getByText('The boat stayed here 2 more times, booked by others.')).toBeVisible();
    expect(server.inputs(reservationPriceApi.returns)).toEqual([rated]);
  });

  it('of a new boater is not asked for', async () => {
    const server = await openedFact(<RatingFact rated={{ ...rated, boater_id: null }} />, new ServerDouble());
    expect(screen.getByText(/new to this marina/)).toBeVisible();
    expect(server.inputs(reservationPriceApi.returns)).toEqual([]);
  });

  it('is said to be unknown without a past booking', async () => {
    const none = {
      ...returns,
      stars: null,
      bookings: 0,
      kept: 0,
      stays: 0,
      last_departure: null,
      stays_with_others: 0,
    };
    await openedFact(<RatingFact rated={rated} />, new ServerDouble().answer(reservationPriceApi.returns, none));
    expect(await screen.findByText(/no past booking with this marina/)).toBeVisible();
  });
});

it('the panels of weather and rating stand in the price card', async () => {
  const server = new ServerDouble()
    .answer(dashboardApi.forecast, { standing: 'not_set', days: [], until: null })
    .answer(reservationPriceApi.returns, reservationPriceApi.returns.example.answer);
  const { user } = await opened('weather', server);
  expect(await screen.findByText(/no weather service is set up/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Reason'), 'rating');
  expect(await screen.findByText(/of 5 stars/)).toBeVisible();
  const [asked] = server.inputs(reservationPriceApi.returns);
  expect(asked).toMatchObject({ boater_id: exampleIds.boater, reservation_id: exampleIds.reservation });
});
