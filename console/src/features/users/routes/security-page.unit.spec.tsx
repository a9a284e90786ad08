import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiKeyApi } from '../../../../../contracts/identity/api.js';
import { settingsApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as SecurityPage } from './security-page.js';

const open = (server = new ServerDouble(), options: object = {}) =>
  renderConsole(<SecurityPage />, { at: '/security', path: '/security', server, ...options });

describe('the security of a marina', () => {
  it('asks before a second factor is required of everybody', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('switch', { name: 'Everyone needs a second factor' }));
    expect(server.received(settingsApi.security)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Require it' }));
    expect(await screen.findByText('A second factor is required now')).toBeVisible();
    expect(server.inputs(settingsApi.security)).toEqual([{ security: { two_factor_required: true } }]);
  });

  it('makes a key with its scopes, and shows it once', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create a key' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(screen.getByText('Enter a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Bookkeeping');
    await user.click(screen.getByRole('checkbox', { name: 'Reservations' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByLabelText('Key')).toHaveValue('qk_id.secret');
    expect(server.inputs(apiKeyApi.create)).toEqual([
      { name: 'Bookkeeping', scopes: ['feed:read', 'reservations:read'], valid_days: 365 },
    ]);
    // The key exists already, so there is nothing to cancel.
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have stored the key' }));
    expect(screen.queryByLabelText('Key')).toBeNull();
  });

  it('revokes a key after asking', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Revoke Bookkeeping' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Bookkeeping was revoked')).toBeVisible();
    expect(server.received(apiKeyApi.revoke)).toHaveLength(1);
  });

  it('is closed to people without the permission', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' };
    const { server } = await open(new ServerDouble(), { as: { user: { permissions } } });
    expect(server.received(apiKeyApi.getall)).toEqual([]);
  });
});
