import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionApi } from '../../../../../contracts/identity/api.js';
import type { SignedInUser } from '../../../../../contracts/identity/user.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as ChangePasswordPage } from './change-password-page.js';

async function opened(query = '', user: Partial<SignedInUser> = {}, server = new ServerDouble()) {
  const page = await renderConsole(<ChangePasswordPage />, {
    as: { user },
    at: `/changePassword${query}`,
    path: '/changePassword',
    others: [{ path: '/', element: <p>dashboard</p> }],
    server,
  });
  const type = async (label: string, text: string) => page.user.type(screen.getByLabelText(label), text);
  const submit = async () => page.user.click(screen.getByRole('button', { name: 'Change password' }));
  return { ...page, type, submit };
}

describe('the field of the current password', () => {
  it.each<[string, string, Partial<SignedInUser>, boolean]>([
    ['is there for anybody who knows it', '', {}, true],
    ['is hidden when the address brings it along', '?old_password=x', {}, false],
    ['is hidden for a temporary password', '', { is_password_temp: true }, false],
  ])('%s', async (_name, query, user, shown) => {
    await opened(query, user);
    expect(screen.queryByLabelText('Current password') !== null).toBe(shown);
  });
});

describe('the way back', () => {
  it('leads to the start page without a change', async () => {
    const { user, address, server } = await opened();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(address()).toBe('/');
    expect(server.inputs(sessionApi.changePassword)).toEqual([]);
  });

  it('does not exist while the password is temporary', async () => {
    await opened('', { is_password_temp: true });
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
  });
});

describe('the change', () => {
  it('is sent with the current password, confirmed, and leads on by OK', async () => {
    const { type, submit, server, user, address } = await opened();
    await type('Current password', 'fairwinds-42');
    await type('New password', 'following-seas');
    await type('Confirm new password', 'following-seas');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(server.inputs(sessionApi.changePassword)).toEqual([
      { old_password: 'fairwinds-42', new_password: 'following-seas' },
    ]);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('takes the old password from the address', async () => {
    const { type, submit, server } = await opened('?old_password=a%2Bb', { is_password_temp: true });
    await type('New password', 'following-seas');
    await type('Confirm new password', 'following-seas');
    await submit();
    await waitFor(() => expect(server.inputs(sessionApi.changePassword)).toHaveLength(1));
    expect(server.inputs(sessionApi.changePassword)[0]?.old_password).toBe('a+b');
  });

  it('replaces a temporary password without an old one', async () => {
    const { type, submit, server } = await opened('', { is_password_temp: true });
    await type('New password', 'following-seas');
    await type('Confirm new password', 'following-seas');
    await submit();
    await waitFor(() => expect(server.inputs(sessionApi.firstTimeChangePassword)).toHaveLength(1));
  });

  it.each([
    ['too short', 'short', 'short', 'New password'],
    ['not repeated', 'following-seas', 'following-tides', 'Confirm new password'],
  ])('is not sent when the new one is %s', async (_name, chosen, confirmed, wrong) => {
    const { type, submit, server } = await opened('?old_password=x');
    await type('New password', chosen);
    await type('Confirm new password', confirmed);
    await submit();
    expect(screen.getByLabelText(wrong)).toBeInvalid();
    expect(screen.getByLabelText(wrong)).toHaveFocus();
    expect(server.received(sessionApi.changePassword)).toEqual([]);
  });

  it('shows a wrong current password at its field, until it is typed again', async () => {
    const errors = [{ path: 'old_password', code: 'login_wrongPassword' }];
    const server = new ServerDouble().refuse(sessionApi.changePassword, {
      status: 400,
      error_type: 'VALIDATION',
      errors,
    });
    const { type, submit } = await opened('', {}, server);
    await type('Current password', 'foul-winds');
    await type('New password', 'following-seas');
    await type('Confirm new password', 'following-seas');
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await type('Current password', '!');
    expect(screen.getByLabelText('Current password')).toBeValid();
  });
});
