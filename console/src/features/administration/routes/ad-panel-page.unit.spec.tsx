import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chainDashboardApi, dashboardApi } from '../../../../../contracts/dashboard/api.js';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './ad-panel-page.js';
import { Component as Statistics } from './statistics-page.js';
import { Component as Trends } from './trends-page.js';

const admin = { user: { is_admin: true }, marina: null };
const { allStatistics, allTrends, marinaStatistics, marinaTrends } = dashboardApi;
const serving = () =>
  new ServerDouble()
    .answer(allStatistics, allStatistics.example.answer)
    .answer(allTrends, allTrends.example.answer)
    .answer(marinaStatistics, marinaStatistics.example.answer)
    .answer(marinaTrends, marinaTrends.example.answer)
    .answer(dashboardApi.membershipsCount, dashboardApi.membershipsCount.example.answer)
    .answer(chainDashboardApi.getAll, chainDashboardApi.getAll.example.answer)
    .answer(reservationApi.getallAdmin, reservationApi.getallAdmin.example.answer)
    .answer(marinaApi.getall, marinaApi.getall.example.answer);

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the administrators’ panel', () => {
  it('shows totals with their change, and the charts as tables for screen readers', async () => {
    await renderConsole(<Component />, { at: '/ad-panel', as: admin, server: serving() });
    const perMonth = await screen.findByRole('region', { name: 'Visits per month' });
    expect(await within(perMonth).findByRole('row', { name: 'June 214 190' })).toBeInTheDocument();
    expect(screen.getByText('1,310')).toBeVisible();
    expect(screen.getByText('143')).toBeVisible();
    const countries = screen.getByRole('region', { name: 'Customers and marinas per country' });
    expect(within(countries).getByRole('row', { name: 'France 452 1' })).toBeInTheDocument();
  });

  it('asks for the marinas of its address, and filters by a bar', async () => {
    const server = serving();
    const { user, address } = await renderConsole(<Component />, {
      at: '/ad-panel?year=2026&countries=FR&associations=TEM,XXX',
      as: admin,
      server,
    });
    await waitFor(() =>
      expect(server.inputs(allStatistics)[0]).toEqual({
        year: 2026,
        countries: ['FR'],
        marina_ids: [],
        association_codes: ['TEM'],
      }),
    );
    const bars = await screen.findByRole('region', { name: 'Customers per marina' });
    await user.click(await within(bars).findByRole('link', { name: /Port Saint-Maurice/ }));
    expect(address()).toMatch(/^\/ad-panel\?year=2026&countries=FR&marinas=[0-9a-f-]{36}&associations=/);
  });

  it('leaves the other cards alone when one fails', async () => {
    const server = serving();
    server.refuse(chainDashboardApi.getAll, { status: 503, error_type: 'UNAVAILABLE' });
    await renderConsole(<Component />, { at: '/ad-panel', as: admin, server });
    const failed = await screen.findByRole('region', { name: 'Marinas that need attention' });
    expect(await within(failed).findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await screen.findByRole('row', { name: 'June 214 190' })).toBeInTheDocument();
  });

  it('is for administrators only, and the server is not asked', async () => {
    const server = serving();
    await renderConsole(<Component />, { at: '/ad-panel', server });
    expect(await screen.findByText('These figures are shown to administrators only.')).toBeVisible();
    expect(server.received(allStatistics)).toHaveLength(0);
  });

  it('saves a chart as CSV', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const { user } = await renderConsole(<Component />, { at: '/ad-panel', as: admin, server: serving() });
    await user.click(await screen.findByRole('button', { name: 'Visits per month: table and export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    expect(await screen.findByText('12 rows saved')).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
  });
});

it('trends cover the chosen period', async () => {
  const server = serving();
  const { user } = await renderConsole(<Trends />, { at: '/trends', as: admin, server });
  await user.click(await screen.findByRole('radio', { name: '36 months' }));
  await waitFor(() => expect(server.inputs(allTrends).at(-1)).toMatchObject({ months: 36 }));
});

it('staff see the statistics of their own marina', async () => {
  const server = serving();
  await renderConsole(<Statistics />, { at: '/statistics?year=2026', server });
  expect(await screen.findByRole('row', { name: 'June 214 190' })).toBeInTheDocument();
  expect(server.inputs(marinaStatistics)[0]).toEqual({ year: 2026 });
  expect(server.received(allStatistics)).toHaveLength(0);
});
