import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userApi } from '../../../../../contracts/identity/api.js';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as CreatePage } from './marina-create-page.js';
import { Component as MarinaPage } from './marina-page.js';

const admin = { user: { is_admin: true }, marina: null };
const found = marinaApi.get.example.answer;
const receipt = marinaApi.add.example.answer;
const at = `/marinas/${found.marina.id}`;
const serving = () =>
  new ServerDouble()
    .answer(marinaApi.get, found)
    .answer(marinaApi.add, receipt)
    .answer(marinaApi.update, receipt)
    .answer(userApi.add, receipt);

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('a new marina', () => {
  it('is opened with all its details, and then shown', async () => {
    const server = serving();
    const { user, address } = await renderConsole(<CreatePage />, {
      at: '/marinas/create',
      path: '/marinas/create',
      others: [{ path: '/marinas/:id', element: 'the marina' }],
      as: admin,
      server,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Port Solvik');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'solvik');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'NO');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Oslo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Association' }), 'IGY');
    await user.click(screen.getByRole('checkbox', { name: 'Piers and berths' }));
    await user.click(screen.getByRole('button', { name: 'Create marina' }));
    await waitFor(() => expect(address()).toBe(`/marinas/${receipt.id}?invite=true`));
    expect(server.inputs(marinaApi.add)).toEqual([
      {
        name: 'Port Solvik',
        code: 'SOLVIK',
        country: 'NO',
        time_zone: 'Europe/Oslo',
        association_code: 'IGY',
        mode: 'full',
        currency: 'EUR',
        accepts_online_payments: false,
        office_email: null,
        permissions: { reservation: true, inventory: true },
      },
    ]);
  });

  it('is not sent without a name, a code and a country', async () => {
    const server = serving();
    const { user } = await renderConsole(<CreatePage />, { at: '/marinas/create', as: admin, server });
    await user.click(await screen.findByRole('button', { name: 'Create marina' }));
    expect(await screen.findByText('Enter the marina’s name.')).toBeVisible();
    expect(server.received(marinaApi.add)).toHaveLength(0);
  });
});

describe('a marina', () => {
  it('is changed against the revision that the form shows', async () => {
    const server = serving();
    const { user } = await renderConsole(<MarinaPage />, { at, path: '/marinas/:id', as: admin, server });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Port Neuf');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Port Neuf saved')).toBeVisible();
    expect(server.inputs(marinaApi.update)).toMatchObject([{ marina_id: found.marina.id, name: 'Port Neuf' }]);
  });

  it('gets its first manager, who may do everything there', async () => {
    const server = serving();
    const { user } = await renderConsole(<MarinaPage />, { at, path: '/marinas/:id', as: admin, server });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'kari@example.org');
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Kari');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Dahl');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(`kari@example.org has been invited to ${found.marina.name}`)).toBeVisible();
    expect(server.inputs(userApi.add)).toMatchObject([
      { email: 'kari@example.org', role: 'primary', permissions: { marina_settings: 'ALLOWED' } },
    ]);
  });

  it('that does not exist is said to be missing', async () => {
    const server = serving();
    server.refuse(marinaApi.get, { status: 404, error_type: 'MARINA_NOT_FOUND' });
    await renderConsole(<MarinaPage />, { at, path: '/marinas/:id', as: admin, server });
    expect(await screen.findByText('Marina not found')).toBeVisible();
  });

  it('is kept by administrators only', async () => {
    const server = serving();
    await renderConsole(<MarinaPage />, { at, path: '/marinas/:id', server });
    expect(await screen.findByText('Only administrators can manage the marinas.')).toBeVisible();
    expect(server.received(marinaApi.get)).toHaveLength(0);
  });
});
