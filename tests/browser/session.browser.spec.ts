import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.js';
import { sessionApi } from '../../contracts/identity/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { VIEWER } from '../fixtures/permissions.js';
import { openHarbour } from '../fixtures/harbour.js';
import type { Member } from '../fixtures/marina-server.js';
import { fill } from './actions.js';
import { FrontDesk } from './front-desk.js';

describe('sessions and their permissions', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.openAlone();
  });
  afterEach(() => desk.browser.closeWindows('session'));
  afterAll(() => desk.close());

  async function signIn(page: Page, { email, password }: Member): Promise<void> {
    await fill(page, { Email: email });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
  const atLogin = (page: Page) => expect(page).toHaveURL(/\/login/);
  const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

  it('rejects a wrong password, and continues to the requested page after signing in', async () => {
    const asked = await desk.harbour.request();
    const { view_id } = await desk.harbour.show(asked);
    const wanted = `${desk.server.url}/reservations/${asked.id}?tab=2`;
    const page = await desk.blank();
    await page.goto(wanted);
    await atLogin(page);

    await signIn(page, { ...desk.harbour.staff, password: 'not-the-password' });
    await expect(page.getByText('User email and password do not match. Check both and try again.')).toBeVisible();
    await signIn(page, desk.harbour.staff);
    await expect(page).toHaveURL(wanted);
    await expect(heading(page, view_id)).toBeVisible();
  });

  it('loses no click when a field shows its error', async () => {
    const page = await desk.blank();
    await page.goto(`${desk.server.url}/login`);
    await fill(page, { Email: 'nobody' });
    // The error below the address moves the button; the click counts all the same.
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Incorrect password. Try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();

    await page.reload();
    await fill(page, { Email: 'nobody' });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/forgotpassword/);

    // Enter sends the form, and does so once although it is pressed twice.
    await page.goto(`${desk.server.url}/login`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(sessionApi.login.path)) sent.push(request.url());
    });
    await fill(page, { Email: desk.harbour.staff.email });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(desk.harbour.staff.password);
    await password.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
    expectValue(sent).toHaveLength(1);
  });

  it('leads to the sign-in as soon as the session ends elsewhere, and back to the same page', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const page = await desk.window(member, '/reservations?tab=APPROVED');
    await expect(heading(page, 'Reservations')).toBeVisible();
    const place = page.url();

    const elsewhere = await desk.server.signIn(member.email, member.password);
    const password = 'another-wind-7';
    await desk.server.must(sessionApi.changePassword, {
      token: elsewhere,
      body: { old_password: member.password, new_password: password },
    });
    await atLogin(page);
    await expect.poll(() => tokenIn(page)).toBeNull();
    await signIn(page, { ...member, password });
    await expect(page).toHaveURL(place);
    await expect(heading(page, 'Reservations')).toBeVisible();
  });

  it('notices at the next call that the token is no longer valid', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const page = await desk.window(member, '/terms');
    await page.route('**/socket.io/**', (request) => request.abort());
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.goto(`${desk.server.url}/reservations`);
    await expect(heading(page, 'Reservations')).toBeVisible();

    // After its heading appears, the first screen still sends requests (rows, counts, free berths). The token therefore
    // expires while the request of the click is under way, before any other request can notice.
    await page.route(desk.server.url + reservationApi.getall.path, async (call) => {
      if (call.request().postData()?.includes('CLOSED') === true)
        await desk.server.must(sessionApi.logout, { token: member.token });
      await call.continue();
    });
    await page.getByRole('link', { name: /^Closed/ }).click();
    await atLogin(page);
    await page.unroute(desk.server.url + reservationApi.getall.path);
    await signIn(page, member);
    await expect(page).toHaveURL(/\/reservations\?.*tab=CLOSED/);
  });

  it('lasts for the browser session and all its tabs, or longer for those who want it', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const page = await desk.blank();
    const browserClosed = () => page.context().clearCookies();
    await page.goto(`${desk.server.url}/reservations`);
    await signIn(page, member);
    await expect(heading(page, 'Reservations')).toBeVisible();
    const second = await page.context().newPage();
    await second.clock.setFixedTime(desk.server.clock.nowIso());
    await second.goto(`${desk.server.url}/reservations?tab=APPROVED`);
    await expect(heading(second, 'Reservations')).toBeVisible();

    const token = await tokenIn(page);
    await browserClosed();
    await second.reload();
    await atLogin(second);
    // The other tab had the same session.
    await atLogin(page);
    await expect.poll(async () => (await desk.server.call(sessionApi.self, { token: token ?? '' })).status).toBe(401);

    await second.close();
    await page.bringToFront();
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
    await signIn(page, member);
    await expect(heading(page, 'Reservations')).toBeVisible();
    await browserClosed();
    await page.reload();
    await expect(heading(page, 'Reservations')).toBeVisible();
    await page.getByRole('button', { name: /^Settings of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await atLogin(page);
  });

  it('ends the session on logout', async () => {
    const member = await desk.server.addStaff(desk.harbour.marina);
    const page = await desk.window(member, '/reservations');
    await page.getByRole('button', { name: /^Settings of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await atLogin(page);
    await page.goto(`${desk.server.url}/reservations`);
    await atLogin(page);
    await expect.poll(async () => (await desk.server.call(sessionApi.self, { token: member.token })).status).toBe(401);
  });

  it('lets a viewer read, and explains why everything else is closed', async () => {
    const asked = await desk.harbour.agreed();
    const viewer = await desk.server.addStaff(desk.harbour.marina, VIEWER);
    const page = await desk.window(viewer, `/reservations/${asked.id}`);
    const reason = 'Your account may only view reservations';

    const approve = page.getByRole('button', { name: /^Approve/ });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(reason);
    await approve.click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    const cancel = page.getByRole('button', { name: 'Decline reservation' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveAccessibleDescription(reason);
    await expect(page.getByRole('textbox', { name: 'Internal notes' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Price per night' })).toBeHidden();

    await page.goto(`${desk.server.url}/reservations/${asked.id}?tab=1`);
    await expect(page.getByRole('textbox', { name: /message/i })).toBeDisabled();
  });

  it('shows a lite marina the tabs of its edition', async () => {
    const lite = await openHarbour(desk.server, { marina: { mode: 'lite' } });
    const page = await desk.window(lite.staff, '/reservations');
    const tabs = page.getByRole('navigation', { name: 'Reservation categories' }).getByRole('link');
    await expect(tabs).toContainText(['New', 'Waiting list', 'Approved pending payment', 'Booked', 'History']);
  });
});
