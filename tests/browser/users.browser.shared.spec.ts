import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { type Member, PASSWORD } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { codeOf } from '../fixtures/second-factor.js';
import { choose, fill, noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('users and their access, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  afterEach(() => desk.browser.closeWindows('users'));
  afterAll(() => desk.close());

  const grant = (place: Page | Locator, name: string) => place.getByRole('radiogroup', { name, exact: true });
  const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
  const question = (page: Page) => page.getByRole('alertdialog');

  /** The permissions that the server has stored for an address. */
  async function permissionsOf(address: string) {
    const { items } = await desk.server.must(userApi.getall, { token: desk.harbour.token, body: { page_size: 50 } });
    return items.find(({ email }) => email === address)?.permissions;
  }

  /** The status of a call with the token of a session. */
  const statusOf = async ({ token }: Member) => (await desk.server.call(sessionApi.self, { token })).status;

  async function signIn(page: Page, { email, password }: Member): Promise<void> {
    await page.goto(`${desk.server.url}/login`);
    await fill(page, { Email: email });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  it('are invited with permissions, which change until the invitation is withdrawn', async () => {
    const page = await desk.window(desk.harbour.staff, '/users');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const form = page.getByRole('dialog', { name: 'Invite a user' });
    await fill(form, { 'First name': 'Soizic', 'Last name': 'Tanguy', Email: 'soizic@example.org' });
    await grant(form, 'Berth holders').getByRole('radio', { name: 'Can edit' }).check();
    await grant(form, 'Marina settings').getByRole('radio', { name: 'Allowed', exact: true }).check();
    await form.getByLabel(/Your own password/).fill('not-my-password');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(form.getByText('Incorrect password. Try again.')).toBeVisible();
    await form.getByLabel(/Your own password/).fill(PASSWORD);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await noticed(page, 'An invitation was emailed to soizic@example.org');
    await expect(rowOf(page, 'Soizic Tanguy')).toContainText('Invited');
    await expect
      .poll(() => permissionsOf('soizic@example.org'))
      .toEqual({
        residents: 'EDITOR',
        reservations: 'EDITOR',
        marina_settings: 'ALLOWED',
      });

    const settings = grant(page, 'Marina settings, Soizic Tanguy');
    await settings.getByRole('radio', { name: 'Not allowed' }).check();
    await noticed(page, 'Soizic Tanguy, marina settings: Not allowed');
    const reservations = grant(page, 'Reservations, Soizic Tanguy');
    await reservations.getByRole('radio', { name: 'View only' }).check();
    await noticed(page, 'Soizic Tanguy, reservations: View only');
    await expect
      .poll(() => permissionsOf('soizic@example.org'))
      .toEqual({
        residents: 'EDITOR',
        reservations: 'VIEWER',
        marina_settings: 'NOT_ALLOWED',
      });

    await choose(page, 'Actions for Soizic Tanguy', 'Withdraw the invitation');
    await question(page).getByRole('button', { name: 'Withdraw the invitation' }).click();
    await noticed(page, 'Soizic Tanguy’s invitation was withdrawn');
    await expect(rowOf(page, 'Soizic Tanguy')).toHaveCount(0);
  });

  it('lose their access at once when they are deleted', async () => {
    const leaver = await desk.server.addStaff(desk.harbour.marina, VIEWER, { first_name: 'Pol', last_name: 'Arnau' });
    const theirs = await desk.window(leaver, '/reservations');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
    const page = await desk.window(desk.harbour.staff, '/users');
    await choose(page, 'Actions for Pol Arnau', 'Delete');
    await question(page).getByRole('button', { name: 'Delete user' }).click();
    await noticed(page, 'Pol Arnau was deleted');
    await expect(rowOf(page, 'Pol Arnau')).toHaveCount(0);
    await expect(theirs).toHaveURL(/\/login/);
    await expect.poll(() => statusOf(leaver)).toBe(401);
  });

  it('make an API key with scopes and an expiry, see its last use, and revoke it', async () => {
    await desk.harbour.request();
    const page = await desk.window(desk.harbour.staff, '/security');
    await page.getByRole('button', { name: 'Create a key' }).click();
    const form = page.getByRole('dialog', { name: 'Create a key' });
    await fill(form, { Name: 'Bookkeeping' });
    await form.getByRole('checkbox', { name: 'Feed' }).uncheck();
    await form.getByRole('checkbox', { name: 'Reservations' }).check();
    await form.getByRole('combobox', { name: 'Valid for' }).selectOption('30 days');
    await form.getByRole('button', { name: 'Create key' }).click();
    const made = page.getByRole('dialog', { name: 'Your new key' });
    const key = await made.getByLabel('Key', { exact: true }).inputValue();
    await made.getByRole('button', { name: 'I have stored the key' }).click();
    const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: 'Bookkeeping' });
    await expect(row).toContainText('never used');

    const read = () => desk.server.call(reservationApi.getall, { token: key, body: {} });
    await expect.poll(read).toMatchObject({ status: 200, body: { total: 1 } });
    const readUsers = () => desk.server.call(userApi.getall, { token: key, body: {} });
    await expect.poll(readUsers).toMatchObject({ status: 403 });
    await expect(row).toContainText(/Reservations.*last used on/);

    await row.getByRole('button', { name: 'Revoke Bookkeeping' }).click();
    await question(page).getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked on');
    await expect.poll(read).toMatchObject({ status: 401 });
  });

  it('set up a second factor, and sign in with the app or with a recovery code', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const page = await desk.window(member, '/user_settings');
    await page.getByRole('link', { name: 'Set up' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await fill(page, { 'Code from the app': codeOf(desk.server, secret) });
    await page.getByRole('button', { name: 'Confirm' }).click();
    const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    const codes = await listed.allInnerTexts();
    await page.getByRole('button', { name: 'I have stored the codes' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    desk.server.clock.advance(30_000);
    const withApp = await desk.blank();
    await signIn(withApp, member);
    await expect(withApp).toHaveURL(/\/login/);
    await fill(withApp, { Code: '000000' });
    await withApp.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(withApp.getByRole('alert')).toBeVisible();
    await fill(withApp, { Code: codeOf(desk.server, secret) });
    await withApp.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(withApp).not.toHaveURL(/\/login/);

    const withPaper = await desk.blank();
    await signIn(withPaper, member);
    await fill(withPaper, { Code: codes[0] ?? '' });
    await withPaper.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(withPaper).not.toHaveURL(/\/login/);
    await withPaper.goto(`${desk.server.url}/user_settings`);
    await expect(withPaper.getByText('9 recovery codes are left.')).toBeVisible();
  });

  it('see where they are signed in, and end one session', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const elsewhere = await desk.blank({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
    await signIn(elsewhere, member);
    await expect(elsewhere).not.toHaveURL(/\/login/);
    const page = await desk.window(member, '/user_settings');
    const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
    await page.getByRole('button', { name: /^End the session: Firefox on Linux/ }).click();
    await question(page).getByRole('button', { name: 'End', exact: true }).click();
    await noticed(page, 'Session ended');
    await expect(sessions).toHaveCount(1);
    await expect(elsewhere).toHaveURL(/\/login/);
    await expect.poll(() => statusOf(member)).toBe(200);
  });
});
