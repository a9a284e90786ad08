import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { cardApi, invitationApi, requestApi } from '../../contracts/memberships/api.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';
import { openHarbour, somebody } from '../fixtures/harbour.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

describe('memberships, on screen', () => {
  let desk: FrontDesk;
  /** The number of a card of another marina, and of one of this marina. */
  let partner: string;
  let own: string;
  const vessel = { name: 'Nordlys', length: 11.3, beam: 3.6, draft: 1.9, type: 'SAIL' as const };
  const issue = async (token: string, first_name: string, more: object = {}) => {
    const boater = { first_name, last_name: 'Mikkelsen', email: `${first_name.toLowerCase()}@cards.example` };
    const body = { vessel: { ...vessel, ...more }, boaters: [boater], membership: {} };
    return (await desk.server.must(cardApi.add, { token, body })).card_number;
  };
  beforeAll(async () => {
    const permissions = { reservation: true, inventory: true, chat: true, editable_lite: true };
    desk = await FrontDesk.open({ marina: { association_code: 'TEM', permissions } });
    const other = await openHarbour(desk.server, { marina: { name: 'Port Solvik', code: 'SOLVIK' } });
    partner = await issue(other.token, 'Lars');
    own = await issue(desk.harbour.token, 'Elise', { name: 'Alcyon' });
    for (const [kind, first_name] of [
      ['RESIDENCY', 'Rosa'],
      ['MEMBERSHIP', 'Manon'],
      ['RESIDENCY', 'Jan'],
    ] as const) {
      const boater = somebody({ first_name, last_name: 'Pereira' });
      const { link } = await desk.harbour.request({ boater });
      await desk.server.must(requestApi.file, { token: link, body: { kind } });
    }
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('memberships'));
  afterAll(() => desk.close());

  it('a card of another marina is found while typing, and nights of a past visit are redeemed and taken back', async () => {
    const page = await desk.window(desk.harbour.staff, '/memberships');
    await page.getByRole('button', { name: 'Find a card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a card' });
    await dialog.getByLabel('Card number').pressSequentially(partner.toLowerCase());
    await expect(dialog).toContainText('Port Solvik');
    await dialog.getByRole('button', { name: 'Redeem nights' }).click();
    await expect(page.getByRole('heading', { level: 1, name: partner })).toBeVisible();
    const card = page.getByRole('region', { name: 'Redeem nights' });
    await card.getByLabel('First night', { exact: true }).fill('28/05/2027');
    await card.getByLabel('Departure', { exact: true }).fill('30/05/2027');
    await card.getByRole('button', { name: 'Redeem 2 nights' }).click();
    const visits = page.getByRole('region', { name: 'Visits' });
    await expect(visits.getByRole('row', { name: /28 May 2027/ })).toContainText('2');
    await expect(page.getByRole('img', { name: '3 of 5 nights left' })).toBeVisible();
    await card.getByLabel('First night', { exact: true }).fill('29/05/2027');
    await card.getByLabel('Departure', { exact: true }).fill('31/05/2027');
    await expect(card).toContainText('This night is already redeemed');
    await visits.getByRole('button', { name: /Undo the visit/ }).click();
    await expect(page.getByRole('img', { name: '5 of 5 nights left' })).toBeVisible();
  });

  it('a card is for reading at home, renews itself by a switch that can be undone, and is detached', async () => {
    const page = await desk.window(desk.harbour.staff, `/cards/${own}`);
    await expect(page.getByText('Berth holders cannot redeem nights in their own marina.')).toBeVisible();
    const renews = page.getByRole('switch', { name: 'Renews automatically' });
    await renews.press('Space');
    await expect(renews).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renews).not.toBeChecked();
    await page.getByRole('button', { name: 'Detach from boat' }).click();
    await page.getByRole('button', { name: 'Detach card' }).click();
    await expect(page.getByText('no boat', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('link', { name: /Alcyon/ })).toBeVisible();
    await page.getByRole('button', { name: 'Resend card' }).click();
    await page.getByRole('button', { name: 'Send card' }).click();
    await noticed(page, `Card ${own} has been sent`);
  });

  it('requests for residency are approved, taken back, and declined with a reason', async () => {
    const page = await desk.window(desk.harbour.staff, '/customers?tab=requests');
    await page.getByRole('button', { name: 'Approve Rosa Pereira' }).click();
    await noticed(page, 'Rosa Pereira is now a berth holder');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Decline Rosa Pereira' })).toBeVisible();
    await page.getByRole('button', { name: 'Decline Rosa Pereira' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline the request from Rosa Pereira?' });
    const decline = dialog.getByRole('button', { name: 'Decline request' });
    await expect(decline).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel('Reason, shown to Rosa Pereira').fill('All berths have a holder this year.');
    await decline.click();
    await expect(page.getByRole('button', { name: 'Decline Rosa Pereira' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Decline Jan Pereira' })).toBeVisible();
  });

  it('the notification about a request for a card leads to its answer', async () => {
    const page = await desk.window(desk.harbour.staff, '/memberships');
    await page.getByRole('button', { name: /unread message|Messages and notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Messages and notifications' });
    await bell.getByRole('tab', { name: /Notifications/ }).click();
    const news = bell.getByRole('listitem').filter({ hasText: 'Manon Pereira has requested a membership' });
    await news.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/tab=memberships/);
    const request = page.getByRole('region', { name: 'Open card request' });
    await expect(request).toContainText('Manon Pereira requested a membership card.');
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('dialog', { name: 'Approve the card of Manon Pereira' })).toBeVisible();
  });

  it('a boater asks with the link of a reservation', async () => {
    const { link } = await desk.harbour.request({ boater: somebody({ first_name: 'Ugo' }) });
    const page = await desk.boaterWindow(link);
    await page.getByRole('button', { name: 'Ask for a permanent berth' }).click();
    await expect(page.getByText('The marina has not answered yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a membership card' })).toBeVisible();
  });

  it('a request for a card is approved with its last day', async () => {
    const page = await desk.window(desk.harbour.staff, '/memberships');
    await page.getByRole('button', { name: 'Approve Manon Pereira' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve the card of Manon Pereira' });
    await expect(dialog).toContainText('One year from today');
    await dialog.getByRole('button', { name: 'Approve card' }).click();
    await expect(page.getByText('No requests are waiting')).toBeVisible();
  });

  it('berth holders are invited: bad addresses wait in red, and the members stay in the box', async () => {
    const page = await desk.window(desk.harbour.staff, '/memberships');
    await page.getByRole('link', { name: 'Invite berth holders' }).click();
    const box = page.getByLabel('Email addresses');
    await box.fill('paul@berths.example, goulven@example; elise@cards.example paul@berths.example ');
    await expect(page.getByText('goulven@example is not an email address.')).toBeVisible();
    await expect(page.getByText('1 duplicate was removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send 2 invitations' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Remove this one' }).click();
    await page.getByRole('button', { name: 'Send 2 invitations' }).press('Enter');
    await expect(page.getByText('1 invitation sent. 1 failed.')).toBeVisible();
    await expect(page.getByText('elise@cards.example is already a member.')).toBeVisible();
    await expect(page.getByText(/Used 0 times, valid until 31 December 2027/)).toBeVisible();
    await page.getByRole('button', { name: 'New code' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'New code' }).click();
    await noticed(page, /The code is now/);
  });

  it('a boater enters the code of an invitation; a wrong one is named', async () => {
    const { code } = await desk.server.must(invitationApi.generateCode, { token: desk.harbour.token });
    const { link } = await desk.harbour.request({ boater: somebody({ first_name: 'Ada' }) });
    const page = await desk.boaterWindow(link);
    await page.getByLabel('Referral code').fill('XXX-0000');
    await page.getByRole('button', { name: 'Ask for a membership card' }).click();
    await expect(page.getByText('We could not match that code, please try again')).toBeVisible();
    await page.getByLabel('Referral code').fill(code);
    await page.getByRole('button', { name: 'Ask for a membership card' }).click();
    await expect(page.getByText('The marina has not answered yet.')).toBeVisible();
  });

  it.each(WIDTHS)('fit a screen of %i pixels', async (width) => {
    const page = await desk.window(desk.harbour.staff, `/cards/${partner}`, {
      viewport: width < 760 ? SCREENS.phone : SCREENS.desk,
      lang: 'de',
    });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { name: 'Nächte einlösen' })).toBeVisible();
    await expect(page.locator('.rdp-months')).toBeVisible();
    await fits(page);
    for (const address of ['/customers?tab=requests', '/memberships']) {
      await page.goto(new URL(address, page.url()).href);
      await expect(
        page
          .getByRole('button', { name: /ablehnen$/ })
          .or(page.getByText('Keine Anfragen warten'))
          .first(),
      ).toBeVisible();
      await fits(page);
    }
    await page.goto(new URL('/memberships/popeye-invite', page.url()).href);
    await page.getByLabel('E-Mail-Adressen').fill('goulven.le-floch-de-la-pointe-du-raz@example ');
    await expect(page.getByText('ist keine E-Mail-Adresse')).toBeVisible();
    await fits(page);
  });
});
