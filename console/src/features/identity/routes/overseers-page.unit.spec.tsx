import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chainDashboardApi } from '../../../../../contracts/dashboard/api.js';
import { overseerApi } from '../../../../../contracts/identity/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Reports } from './chain-reports-page.js';
import { Component as Overseers } from './overseers-page.js';

const admin = { user: { is_admin: true }, marina: null };
const receipt = overseerApi.set.example.answer;
const [ines] = overseerApi.getall.example.answer.items;
const serving = (items = [ines!]) =>
  new ServerDouble().answer(overseerApi.getall, { items, total: items.length }).answer(overseerApi.set, receipt);
const open = (server = serving(), as: object = admin) =>
  renderConsole(<Overseers />, { at: '/marinas/managers', path: '/marinas/managers', as, server });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the managers of chains and associations', () => {
  it('are listed with what they manage', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /O'Neill/ });
    expect(row).toHaveTextContent('Chain manager');
    expect(row).toHaveTextContent(ines!.marinas[0]!.name);
  });

  it('that no search finds: the search is named and removed', async () => {
    const at = '/marinas/managers?search=zzz';
    const server = serving([]);
    const { user, address } = await renderConsole(<Overseers />, { at, path: '/marinas/managers', as: admin, server });
    expect(await filtersInUse()).toEqual(['Search: zzz']);
    await user.click(removingFilter('Search: zzz'));
    expect(address()).toBe('/marinas/managers');
  });

  it('are made of a user, with the own password', async () => {
    const { user, server } = await open(serving([]));
    await user.click(await screen.findByRole('button', { name: 'New manager' }));
    const dialog = await screen.findByRole('dialog', { name: 'New manager' });
    await user.type(within(dialog).getByLabelText(/Email/), 'kari@example.org');
    await user.selectOptions(within(dialog).getByLabelText(/^Manages/), 'TEM');
    await user.type(within(dialog).getByLabelText(/Your password/), 'fairwinds-42');
    await user.click(within(dialog).getByRole('button', { name: 'Make manager' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs(overseerApi.set)).toMatchObject([
      { email: 'kari@example.org', chain_manager: false, association_code: 'TEM', password: 'fairwinds-42' },
    ]);
  });

  it('are invited if nobody has the email, once their name is typed', async () => {
    const server = serving([]).refuse(overseerApi.set, { status: 404, error_type: 'USER_NOT_FOUND' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'New manager' }));
    const dialog = await screen.findByRole('dialog', { name: 'New manager' });
    await user.type(within(dialog).getByLabelText(/Email/), 'new@example.org');
    await user.type(within(dialog).getByLabelText(/Your password/), 'fairwinds-42');
    await user.click(within(dialog).getByRole('button', { name: 'Make manager' }));
    await user.type(await within(dialog).findByLabelText(/First name/), 'Noa');
    await user.type(within(dialog).getByLabelText(/Last name/), 'Berg');
    server.answer(overseerApi.set, receipt);
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs(overseerApi.set).at(-1)).toMatchObject({
      email: 'new@example.org',
      first_name: 'Noa',
      last_name: 'Berg',
      chain_manager: true,
    });
  });

  it('lose it after the own password, and a wrong one is refused at its field', async () => {
    const refusal = {
      status: 400,
      error_type: 'VALIDATION_FAILED',
      errors: [{ path: 'password', code: 'passwordWrong' }],
    };
    const { user, server } = await open(serving().refuse(overseerApi.set, refusal));
    await user.click(await screen.findByRole('button', { name: /^Withdraw .*O'Neill/ }));
    const dialog = await screen.findByRole('alertdialog', { name: /^End .*O'Neill/ });
    await user.type(within(dialog).getByLabelText(/Your password/), 'not-mine');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText('Incorrect password. Try again.')).toBeVisible();
    server.answer(overseerApi.set, receipt);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.inputs(overseerApi.set).at(-1)).toMatchObject({
      email: ines!.email,
      chain_manager: false,
      association_code: null,
    });
  });

  it('are kept by administrators only', async () => {
    const { server } = await open(serving(), {});
    expect(await screen.findByText('Only administrators can manage the marinas.')).toBeVisible();
    expect(server.received(overseerApi.getall)).toHaveLength(0);
  });
});

describe('the reports of the marinas', () => {
  it('are what each last responded, and are asked again on request', async () => {
    const server = new ServerDouble()
      .answer(chainDashboardApi.list, chainDashboardApi.list.example.answer)
      .answer(chainDashboardApi.reset, chainDashboardApi.reset.example.answer);
    const { user } = await renderConsole(<Reports />, { at: '/marinas/reports', as: admin, server });
    const [report] = chainDashboardApi.list.example.answer.items;
    expect(await screen.findByRole('row', { name: new RegExp(report!.marina.name) })).toHaveTextContent('197 of 249');
    await user.click(screen.getByRole('button', { name: 'Refresh all' }));
    await waitFor(() => expect(server.received(chainDashboardApi.list).length).toBeGreaterThan(1));
    expect(server.received(chainDashboardApi.reset)).toHaveLength(1);
  });
});
