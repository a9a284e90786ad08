import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { operationsApi } from '../../../../../contracts/operations/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './operations-page.js';

const admin = { user: { is_admin: true }, marina: null };
const { overview, consumers, parked } = operationsApi;
const quiet: typeof overview.example.answer = { ...overview.example.answer, not_sent: null, rebuilds: [] };
const serving = (answer = quiet) =>
  new ServerDouble()
    .answer(overview, answer)
    .answer(consumers, consumers.example.answer)
    .answer(parked, parked.example.answer)
    .answer(operationsApi.backup, operationsApi.backup.example.answer)
    .answer(operationsApi.storage, operationsApi.storage.example.answer)
    .answer(operationsApi.resume, { resumed: true })
    .answer(operationsApi.rebuild, { read_model: 'reservations' });

describe('the operations of an installation', () => {
  it('show engines, consumers and what was set aside', async () => {
    await renderConsole(<Component />, { at: '/operations', as: admin, server: serving() });
    expect(await screen.findByText('Event store')).toBeVisible();
    expect(screen.getByText('Responding')).toBeVisible();
    const table = await screen.findByRole('group', { name: 'Consumers of the log' });
    expect(within(table).getByText('reservations@3')).toBeVisible();
    expect(await screen.findByText('ReservationApproved')).toBeVisible();
  });

  it('show which marina has little room left for files', async () => {
    await renderConsole(<Component />, { at: '/operations', as: admin, server: serving() });
    const table = await screen.findByRole('group', { name: 'File storage' });
    const row = within(table).getByRole('row', { name: /^Port-Maurice/ });
    expect(row).toHaveTextContent('9.1 GB of 10.7 GB');
    expect(within(row).getByText('Over 80% used')).toBeVisible();
  });

  it('show for which time nothing was sent', async () => {
    const { not_sent } = overview.example.answer;
    await renderConsole(<Component />, { at: '/operations', as: admin, server: serving({ ...quiet, not_sent }) });
    expect(await screen.findByText(/^What was due between .*2027.* and .*2027.* was not sent$/)).toBeVisible();
  });

  it('try a stream again', async () => {
    const server = serving();
    const { user } = await renderConsole(<Component />, { at: '/operations', as: admin, server });
    await user.click(await screen.findByRole('button', { name: /^Try reservation-.* again$/ }));
    expect(await screen.findByText(/is processed again$/)).toBeVisible();
    expect(server.inputs(operationsApi.resume)).toEqual([
      { consumer: 'reservations@3', stream: parked.example.answer.items[0]?.stream },
    ]);
  });

  it('rebuild a read model after a question', async () => {
    const server = serving();
    const { user } = await renderConsole(<Component />, { at: '/operations', as: admin, server });
    await user.click(await screen.findByRole('button', { name: 'Rebuild reservations' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(server.received(operationsApi.rebuild)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText('Rebuilding reservations')).toBeVisible();
    expect(server.inputs(operationsApi.rebuild)).toEqual([{ read_model: 'reservations' }]);
  });

  it('show how far a rebuild is', async () => {
    await renderConsole(<Component />, { at: '/operations', as: admin, server: serving(overview.example.answer) });
    const bar = await screen.findByRole('progressbar', { name: 'Rebuild of reservations' });
    expect(bar).toHaveAttribute('value', '44');
  });

  it('are for administrators only, and the server is not asked', async () => {
    const server = serving();
    await renderConsole(<Component />, { at: '/operations', server });
    expect(await screen.findByText('Only administrators can see how the installation is running.')).toBeVisible();
    expect(server.received(overview)).toHaveLength(0);
  });
});
