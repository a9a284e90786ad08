import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { dashboardApi } from '../../../../../contracts/dashboard/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ArrivalsCard } from './arrivals-card.js';
import { WeatherCard } from './weather-card.js';

const waiting = dashboardApi.waiting.answer.parse(dashboardApi.waiting.example.answer);
const { weather } = dashboardApi.weather.answer.parse(dashboardApi.weather.example.answer);
const [arrival] = waiting.arrivals.items;
if (arrival === undefined || weather === null) throw new Error('the examples have an arrival and weather');

const shown = (items: typeof waiting.arrivals.items, total = items.length) => {
  const data = { ...waiting, arrivals: { ...waiting.arrivals, total, items } };
  const load = { data, error: null, isFetching: false, refetch: () => undefined };
  return renderConsole(<ArrivalsCard load={load} />);
};

it('names the boats that arrive today, where they lie, when they come and what they owe', async () => {
  await shown(
    [arrival, { ...arrival, traffic_event_id: 'in', confirmed_at: '2027-07-03T08:00:00.000Z', to_pay: null }],
    9,
  );
  const [due, here] = screen.getAllByRole('link').slice(1);
  expect(due).toHaveTextContent('17:30C12Brisa do Norte Marta Oliveira11.20 m, 3 nightsEUR 120.50 to pay');
  expect(due).toHaveAttribute('href', `/reservations/${arrival.reservation?.id}`);
  expect(here).toHaveTextContent('InC12Brisa do Norte Marta Oliveira11.20 m, 3 nightspaid');
  expect(screen.getByRole('link', { name: 'All 9' })).toHaveAttribute('href', '/activity');
});

it('names a berth holder who comes home, whose page is that of the absence', async () => {
  const absence_report = { id: 'absence', start_date: '2027-06-01', end_date: '2027-07-03' };
  await shown([{ ...arrival, reservation: null, to_pay: null, absence_report }]);
  const home = screen.getByRole('link', { name: /home again/ });
  expect(home).toHaveAttribute('href', '/absence-reports/absence');
  expect(home).not.toHaveTextContent('paid');
});

it('says that nobody is due', async () => {
  await shown([]);
  expect(screen.getByText('No boat is due today.')).toBeVisible();
});

it('shows the weather, and nothing where there is no forecast', async () => {
  const server = new ServerDouble().answer(dashboardApi.weather, { weather });
  const { unmount } = await renderConsole(<WeatherCard />, { server });
  expect(await screen.findByText('18 °C')).toBeVisible();
  expect(screen.getByText('SW 4, 14 kn')).toBeVisible();
  expect(screen.getByText(/^gusts up to 31 kn \(7 Bft\) at /)).toHaveTextContent('14 to 22 °C, 2 mm of rain');
  unmount();
  const none = new ServerDouble().answer(dashboardApi.weather, { weather: null });
  await renderConsole(<WeatherCard />, { server: none });
  await waitFor(() => expect(none.received(dashboardApi.weather)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
});
