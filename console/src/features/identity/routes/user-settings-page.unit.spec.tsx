import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { secondFactorApi, sessionApi } from '../../../../../contracts/identity/api.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as UserSettingsPage } from './user-settings-page.js';

const opened = (options: ConsoleOptions = {}) =>
  renderConsole(<UserSettingsPage />, { at: '/user_settings', ...options });

const OTHER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99';

afterEach(() => localStorage.clear());

describe('the settings of a user', () => {
  it('say who one is, where one works and what one may do', async () => {
    const user = { first_name: 'Hanna', last_name: 'Lindqvist', email: 'hanna@example.org' };
    const permissions = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    await opened({ as: { user: { ...user, permissions }, marina: { name: 'Port Solvik', code: 'SOL' } } });
    const grants = ['Berth holders: View only', 'Reservations: Can edit', 'Marina settings: Not allowed'];
    for (const text of ['Hanna Lindqvist', 'hanna@example.org', 'Port Solvik · SOL', ...grants]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('name no marina where there is none', async () => {
    await opened({ as: { user: { is_admin: true }, marina: null } });
    expect(screen.getByText('Administrator of this installation')).toBeVisible();
    expect(screen.queryByText('Marina')).toBeNull();
  });

  it('change the language at once, and keep it with the account', async () => {
    const { user, server } = await opened();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
    expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
    await waitFor(() => expect(server.inputs(sessionApi.language)).toEqual([{ language: 'de' }]));
  });

  it('say when the language stays in this browser only', async () => {
    const server = new ServerDouble().refuse(sessionApi.language, { status: 503, error_type: 'UNAVAILABLE' });
    const { user } = await opened({ server });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    expect(await screen.findByText(/dans ce navigateur/)).toBeVisible();
  });

  it('choose the colours', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(localStorage.getItem('scheme')).toBe('dark'));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('lead to another password', async () => {
    await opened();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/changePassword');
  });

  it('list where one is signed in, and end other sessions after a question', async () => {
    const [session] = sessionApi.sessions.answer.parse(sessionApi.sessions.example.answer).items;
    const other = { ...session!, id: OTHER, browser: 'Safari', system: 'iPhone', current: false };
    const server = new ServerDouble()
      .answer(sessionApi.sessions, { items: [session!, other], total: 2 })
      .answer(sessionApi.endSession, sessionApi.endSession.example.answer);
    const { user } = await opened({ server });
    const list = await screen.findByRole('list', { name: 'Where you are signed in' });
    expect(within(list).getByText('Firefox on Windows')).toBeVisible();
    expect(within(list).getByText(/^This session/)).toHaveTextContent('192.0.2.7');
    await user.click(within(list).getByRole('button', { name: /^End the session: Safari on iPhone/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
    await waitFor(() => expect(server.inputs(sessionApi.endSession)).toEqual([{ ended_session_id: OTHER }]));
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });

  it('end all other sessions at once, and offer this only where there are others', async () => {
    const [session] = sessionApi.sessions.answer.parse(sessionApi.sessions.example.answer).items;
    const other = { ...session!, id: OTHER, current: false };
    const server = new ServerDouble()
      .answer(sessionApi.sessions, { items: [session!, other], total: 2 })
      .answer(sessionApi.endOtherSessions, sessionApi.endOtherSessions.example.answer);
    const { user } = await opened({ server });
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    expect(server.inputs(sessionApi.endOtherSessions)).toHaveLength(0);
    server.answer(sessionApi.sessions, { items: [session!], total: 1 });
    const question = await screen.findByRole('alertdialog', { name: 'End all other sessions?' });
    await user.click(within(question).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(server.inputs(sessionApi.endOtherSessions)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull());
  });

  it('call an empty password missing when the second factor is to be removed', async () => {
    const server = new ServerDouble()
      .answer(secondFactorApi.get, { ...secondFactorApi.get.example.answer, required: false })
      .refuse(secondFactorApi.remove, {
        status: 400,
        error_type: 'VALIDATION_FAILED',
        errors: [
          { path: 'password', code: 'passwordMissing' },
          { path: 'code', code: 'secondFactorCode' },
        ],
      });
    const { user } = await opened({ server });
    await user.click(await screen.findByRole('button', { name: 'Remove the second factor' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the second factor?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove the second factor' }));
    expect(await within(dialog).findByText('Enter your password.')).toBeVisible();
    expect(within(dialog).getByText('Enter six digits, or a recovery code of ten characters.')).toBeVisible();
  });
});
