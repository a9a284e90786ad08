import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { secondFactorApi } from '../../../../../contracts/identity/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as TwoFactorPage } from './two-factor-page.js';

const others = [{ path: '/user_settings', element: <p>settings</p> }];
const open = (server = new ServerDouble(), as: object = {}) =>
  renderConsole(<TwoFactorPage />, { at: '/two_factor', path: '/two_factor', others, server, ...as });

describe('setting up a second factor', () => {
  it('takes the password, shows the code to scan and the key to type, and then the recovery codes', async () => {
    const { user, server, address } = await open();
    await user.type(screen.getByLabelText('Your password'), 'fairwinds-42');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code from the app'), '287082');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('kw3fa-2xq7p')).toBeVisible();
    expect(server.inputs(secondFactorApi.confirm)).toEqual([{ setup: 'c2VhbGVk', code: '287082' }]);
    await user.click(screen.getByRole('button', { name: 'I have stored the codes' }));
    expect(await screen.findByText('settings')).toBeVisible();
    expect(address()).toBe('/user_settings');
  });

  it('says at the field that the password or the code is wrong', async () => {
    const wrong = (path: string, code: string) => ({ status: 400, error_type: 'VALIDATION', errors: [{ path, code }] });
    const server = new ServerDouble().refuse(secondFactorApi.start, wrong('password', 'passwordWrong'));
    const { user } = await open(server);
    await user.type(screen.getByLabelText('Your password'), 'fairwinds-43');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Incorrect password. Try again.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
  });

  it('leaves only signing out to whoever works in a marina that requires it', async () => {
    await open(new ServerDouble(), { as: { user: { is_second_factor_missing: true } } });
    expect(screen.getByText(/Your marina requires a second factor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
