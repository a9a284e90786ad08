import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../../contracts/identity/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as ForgotPasswordPage } from './forgot-password-page.js';

const others = [{ path: '/login', element: <p>sign in</p> }];

const opened = (server = new ServerDouble()) =>
  renderConsole(<ForgotPasswordPage />, { as: null, at: '/forgotpassword', path: '/forgotpassword', others, server });

describe('the forgotten password', () => {
  it('sends the link once, says so without telling whether the address is known, and goes back to the sign-in', async () => {
    const { user, server, address } = await opened();
    await user.type(screen.getByLabelText('Email'), '  ines@example.org ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('If we know this address, the link is on its way.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
    expect(server.inputs(sessionApi.resetPassword)).toEqual([{ email: 'ines@example.org' }]);
    await waitFor(() => expect(address()).toBe('/login'), { timeout: 3000 });
  });

  it('sends nothing that is no address', async () => {
    const { user, server } = await opened();
    await user.type(screen.getByLabelText('Email'), 'ines');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(server.received(sessionApi.resetPassword)).toEqual([]);
  });

  it('says when the link could not be sent, and lets one try again', async () => {
    const server = new ServerDouble().refuse(sessionApi.resetPassword, { status: 429, error_type: 'RATE_LIMITED' });
    const { user, address } = await opened(server);
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent.');
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled();
    expect(address()).toBe('/forgotpassword');
  });

  it('leads back by hand', async () => {
    const { user, address } = await opened();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(address()).toBe('/login');
  });
});
