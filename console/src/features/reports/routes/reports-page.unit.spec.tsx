import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { reportApi } from '../../../../../contracts/reports/api.js';
import type { ReportAnswer } from '../../../../../contracts/reports/report.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './reports-page.js';

const arrivals: ReportAnswer = reportApi.get.answer.parse(reportApi.get.example.answer);
const stay = { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12', marina_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01' };
const balances: ReportAnswer = {
  ...arrivals,
  report: 'balances',
  title: 'Outstanding balances',
  columns: [
    { key: 'number', kind: 'text', label: 'Reservation' },
    { key: 'balance', kind: 'money', label: 'Balance' },
  ],
  rows: [{ id: 'r1', currency: 'EUR', reservation: stay, cells: ['R-20409', 120.5] }],
  totals: [null, 120.5],
  chart: { label: 'Balance', kind: 'money', bars: [{ month: '2027-06', value: 120.5 }] },
};

function server(): ServerDouble {
  return new ServerDouble()
    .answer(reportApi.get, ({ report }) => (report === 'balances' ? balances : { ...arrivals, report }))
    .answer(reportApi.getAdmin, ({ report }) => ({ ...balances, report }))
    .answer(reportApi.export, reportApi.export.answer.parse(reportApi.export.example.answer));
}
const open = (at: string, options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at, path: '/reports', server: server(), ...options });

describe('The reports', () => {
  it('have the statistics as their last tab', async () => {
    await open('/reports');
    const tabs = within(screen.getByRole('navigation', { name: 'Report' })).getAllByRole('link');
    expect(tabs.at(-1)).toHaveAttribute('href', '/statistics');
  });

  it('show lines with their sums, and the bars as a table to screen readers', async () => {
    await open('/reports?report=arrivals&from=2027-05&to=2027-07');
    const table = within(await screen.findByRole('table', { name: 'Arrivals by country' }));
    expect(table.getByRole('cell', { name: 'Netherlands' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Total 12 31' })).toBeVisible();
    const bars = within(screen.getByRole('table', { name: 'Arrivals by month' }));
    expect(bars.getByRole('row', { name: 'June 2027 12' })).toBeInTheDocument();
  });

  it('ask for what the address says, and write order and report into it', async () => {
    const { user, server: double, address } = await open('/reports?report=arrivals&from=2027-05&to=2027-07&page=2');
    await user.click(await screen.findByRole('button', { name: /^Nights/ }));
    expect(address()).toContain('sort=-nights');
    expect(address()).not.toContain('page=2');
    await waitFor(() =>
      expect(double.inputs(reportApi.get).at(-1)).toEqual({
        report: 'arrivals',
        from: '2027-05',
        to: '2027-07',
        sort: { column: 'nights', direction: 'desc' },
        page: 1,
        page_size: 25,
      }),
    );
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: /^Country/ }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Sorted by Nights, descending, then by Country, ascending')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Outstanding balances' }));
    expect(address()).toContain('report=balances');
    expect(address()).toContain('from=2027-05');
    const link = await screen.findByRole('link', { name: 'R-20409' });
    expect(link).toHaveAttribute('href', `/reservations/${stay.id}`);
    expect(screen.getAllByText('EUR 120.50').length).toBeGreaterThan(1);
  });

  it('are saved as CSV in full', async () => {
    const { user, server: double } = await open('/reports?report=arrivals&from=2027-05&to=2027-07');
    await screen.findByRole('table', { name: 'Arrivals by country' });
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() =>
      expect(double.inputs(reportApi.export)).toEqual([{ report: 'arrivals', from: '2027-05', to: '2027-07' }]),
    );
  });

  it('are those of all marinas for administrators, who need not choose one', async () => {
    const { server: double } = await open('/reports?report=balances', {
      as: { user: { is_admin: true }, marina: null },
    });
    const link = await screen.findByRole('link', { name: 'R-20409' });
    expect(link).toHaveAttribute('href', `/reservations-admin/${stay.marina_id}/${stay.id}`);
    expect(double.received(reportApi.get)).toEqual([]);
  });

  it('say why they are empty, and go on after an error', async () => {
    const empty = server().answer(reportApi.get, { ...arrivals, report: 'no_shows', rows: [], total: 0 });
    const { unmount } = await open('/reports?report=no_shows', { server: empty });
    expect(await screen.findByText('There were no no-shows in these months.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Save as CSV/ })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    const broken = server().refuse(reportApi.get, { status: 400, error_type: 'REPORT_TOO_LARGE' }, 1);
    const { user } = await open('/reports?report=arrivals', { server: broken });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('cell', { name: 'Netherlands' })).toBeVisible();
  });
});
