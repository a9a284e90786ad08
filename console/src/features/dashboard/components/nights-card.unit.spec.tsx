import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboardApi } from '../../../../../contracts/dashboard/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { NightsCard } from './nights-card.js';

const harbour = dashboardApi.harbour.answer.parse(dashboardApi.harbour.example.answer);
const { tonight } = harbour;
const shown = (nights: typeof harbour.nights) => {
  const load = { data: { ...harbour, nights }, error: null, isFetching: false, refetch: () => undefined };
  return renderConsole(<NightsCard load={load} />);
};

it('the shares of the nights name their berths while each night has the same ones', async () => {
  await shown([tonight]);
  expect(screen.getByText(`share of ${tonight.berths} berths taken, and berths left to offer`)).toBeVisible();
});

it('the shares of the nights name no number while a closure takes berths for some of them', async () => {
  await shown([tonight, { ...tonight, date: '2099-01-01', berths: tonight.berths - 30 }]);
  expect(screen.getByText(/^share taken of the berths open that night/)).toBeVisible();
  expect(screen.queryByText(new RegExp(`share of ${tonight.berths}`))).toBeNull();
});
