import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../../contracts/identity/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { sessionToken } from '../../../lib/api/session-token.js';
import { Component as LoginPage } from './login-page.js';

const refused = { status: 401, error_type: 'customers_emailPasswordDontMatch' };
const others = [{ path: '/changePassword', element: <p>change</p> }];
const home = { path: '/', element: <p>home</p> };

async function opened(at = '/login', server = new ServerDouble()) {
  return renderConsole(<LoginPage />, { as: null, at, path: '/login', others, server });
}

describe('the sign-in page', () => {
  it('signs in by the address, and the password with all its spaces', async () => {
    const { user, server } = await opened();
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.type(screen.getByLabelText('Password'), ' fair winds ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sessionToken()).not.toBeNull());
    expect(server.inputs(sessionApi.login)).toEqual([
      { email: 'ines@example.org', password: ' fair winds ', device_tokens: [] },
    ]);
    expect(localStorage.getItem('passing')).toBe('yes');
  });

  it('keeps those signed in who want it, also with a second factor', async () => {
    const server = new ServerDouble().refuse(
      sessionApi.login,
      { status: 401, error_type: 'SECOND_FACTOR_REQUIRED' },
      1,
    );
    const { user } = await opened('/login', server);
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.type(screen.getByLabelText('Password'), 'fair winds');
    await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sessionToken()).not.toBeNull());
    expect(server.inputs(sessionApi.login).map(({ keep_signed_in }) => keep_signed_in)).toEqual([true, true]);
    expect(localStorage.getItem('passing')).toBeNull();
  });

  it('asks for a code of the second factor, sends it with the password, and says when it is wrong', async () => {
    const server = new ServerDouble().refuse(sessionApi.login, { status: 401, error_type: 'SECOND_FACTOR_REQUIRED' });
    const { user, address } = await opened('/login', server);
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.type(screen.getByLabelText('Password'), 'fair winds');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(address()).toBe('/login');
    await user.type(code, '12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(server.received(sessionApi.login)).toHaveLength(1);
    server.refuse(sessionApi.login, { status: 401, error_type: 'SECOND_FACTOR_WRONG' });
    await user.type(code, '3 456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    expect(server.inputs(sessionApi.login).at(-1)).toMatchObject({ password: 'fair winds', code: '123456' });
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('brings a user of the old system over once, and signs in again', async () => {
    const details = { old_system: true };
    const server = new ServerDouble().refuse(sessionApi.login, { ...refused, details });
    const { user } = await opened('/login', server);
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.type(screen.getByLabelText('Password'), 'fair winds');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(server.received(sessionApi.login)).toHaveLength(2));
    expect(server.inputs(sessionApi.migrateUser)).toEqual([{ email: 'ines@example.org', password: 'fair winds' }]);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.received(sessionApi.login)).toHaveLength(2);
  });

  it('sends nothing that cannot be right, and goes to the first wrong field', async () => {
    const { user, server } = await opened();
    await user.type(screen.getByLabelText('Password'), 'sho');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(server.received(sessionApi.login)).toEqual([]);
  });

  it('complains about a field only once it was left', async () => {
    const { user } = await opened();
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('says when address and password do not match, and marks the address so', async () => {
    const { user, address } = await opened('/login', new ServerDouble().refuse(sessionApi.login, refused));
    await user.type(screen.getByLabelText('Email'), 'ines@example.org');
    await user.type(screen.getByLabelText('Password'), 'foul-winds');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(address()).toBe('/login?error=unauthorized');
    expect(sessionToken()).toBeNull();
  });

  it('says why one is here after a refusal elsewhere', async () => {
    await opened('/login?error=unauthorized');
    expect(screen.getByRole('alert')).toHaveTextContent('Unauthorized to perform this action');
  });

  it('signs in by itself with a mailed link, once', async () => {
    const { server } = await opened('/login?email=ines%40example.org&login_token=a%2Bb');
    await waitFor(() => expect(sessionToken()).not.toBeNull());
    expect(server.inputs(sessionApi.login)).toEqual([
      { email: 'ines@example.org', login_token: 'a+b', device_tokens: [] },
    ]);
  });

  it('asks before a mailed link for somebody else ends the session here, which may stay', async () => {
    const link = '/login?email=ines%40example.org&login_token=a%2Bb';
    const server = new ServerDouble();
    const signedIn = { as: { user: { first_name: 'Lena', last_name: 'Berg', email: 'lena@example.org' } } };
    const first = await renderConsole(<LoginPage />, { ...signedIn, at: link, path: '/login', others: [home], server });
    expect(screen.getByText(/^Lena Berg is signed in on this device/)).toHaveTextContent('ines@example.org');
    expect(server.received(sessionApi.login)).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(first.address()).toBe('/');
    first.unmount();

    const { user } = await renderConsole(<LoginPage />, { ...signedIn, at: link, path: '/login', others, server });
    await user.click(screen.getByRole('button', { name: 'Sign in with this link' }));
    await waitFor(() => expect(server.inputs(sessionApi.login)).toHaveLength(1));
    expect(server.received(sessionApi.logout)).toHaveLength(1);
  });

  it('takes the token along to the change of a temporary password', async () => {
    const example = sessionApi.login.answer.parse(sessionApi.login.example.answer);
    const server = new ServerDouble().answer(sessionApi.login, {
      ...example,
      user: { ...example.user, is_password_temp: true },
    });
    const { address } = await opened('/login?email=ines%40example.org&login_token=a%2Bb', server);
    await waitFor(() => expect(address()).toBe('/changePassword?login_token=a%2Bb'));
  });

  it('falls back to the form when the link is used up', async () => {
    const server = new ServerDouble().refuse(sessionApi.login, refused);
    await opened('/login?email=ines%40example.org&login_token=old', server);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    const { user } = await opened();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});
