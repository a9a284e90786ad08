import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboardApi } from '../../../../../contracts/dashboard/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { HarbourCard } from './harbour-card.js';

const data = dashboardApi.harbour.answer.parse(dashboardApi.harbour.example.answer);
const shown = (toCome: number | null) => {
  const tonight = { ...data.tonight, expected: 0, residents: 4, holders_out_of_service: 2 };
  const load = { data: { ...data, tonight }, error: null, isFetching: false, refetch: () => undefined };
  return renderConsole(<HarbourCard load={load} toCome={toCome} />);
};

it('names as many boats to come as the arrivals do, also those that have lost their berth', async () => {
  await shown(3);
  expect(screen.getByRole('link', { name: 'Boats to come: 3' })).toHaveAttribute('href', '/activity');
  expect(screen.getByText('counted in berths')).toBeVisible();
});

it('counts the berths kept for them where the user does not see the arrivals', async () => {
  await shown(null);
  expect(screen.getByRole('link', { name: 'Kept for boats to come: 0' })).toBeVisible();
});

it('counts holders who stay in closed berths as in', async () => {
  await shown(0);
  expect(screen.getByRole('link', { name: 'Berth holders in: 6' })).toBeVisible();
});
