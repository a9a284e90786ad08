import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.js';
import type { Member } from '../fixtures/marina-server.js';
import type { Asked } from '../fixtures/harbour.js';
import { field, noticed } from './actions.js';
import { FrontDesk } from './front-desk.js';

/** The text that Ada types, while Berthe saves another. */
const MINE = 'Has a dog, berth near the gate';
const THEIRS = 'Arrives after dark';

/** Notes within the page which element has the focus when the price can first be typed. */
const NOTE_FIRST_FOCUS = `
  new MutationObserver((_, observer) => {
    const price = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Price per night'));
    if (price?.checkVisibility() !== true) return;
    window.focusOnPrice = document.activeElement === price.control;
    observer.disconnect();
  }).observe(document, { childList: true, attributes: true, subtree: true });
`;

describe('two people at one reservation', () => {
  let desk: FrontDesk;
  let berthe: Member;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    berthe = await desk.server.addStaff(desk.harbour.marina, undefined, { first_name: 'Berthe', last_name: 'Kai' });
  });
  afterEach(() => desk.browser.closeWindows('two-people'));
  afterAll(() => desk.close());

  const notice = (page: Page): Locator => page.getByText('has changed this');
  const note = (page: Page): Locator => field(page, 'Internal notes');
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  /** Saves, unless the window has noticed the other change by itself and waits for a decision. */
  const trySave = async (page: Page) => {
    if (await notice(page).isVisible()) return;
    // The change may be noticed at this moment, and the button disabled: the click is then without effect.
    await page.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
  };

  /** A window that receives no hints: it notices changes made elsewhere only when it saves. */
  async function unaware(member: Member, asked: Asked): Promise<Page> {
    const page = await desk.window(member, '/terms');
    await page.route('**/socket.io/**', (request) => request.abort());
    await page.goto(`${desk.server.url}/reservations/${asked.id}`);
    await expect(note(page)).toBeVisible();
    return page;
  }

  async function saveNote(member: Member, asked: Asked, text: string): Promise<void> {
    const page = await desk.window(member, `/reservations/${asked.id}`);
    await note(page).fill(text);
    await save(page);
    await noticed(page, 'Saved');
    await page.close();
  }

  const savedNote = async (asked: Asked) => (await desk.harbour.show(asked)).internal_notes;

  it('shows the second to save who changed what, and saves the version that they keep', async () => {
    const asked = await desk.harbour.request();
    const ada = await unaware(desk.harbour.staff, asked);
    await note(ada).fill(MINE);
    await saveNote(berthe, asked, THEIRS);

    await trySave(ada);
    await expect(notice(ada)).toContainText('Berthe Kai');
    const changed = ada.getByRole('definition').filter({ hasText: THEIRS });
    await expect(changed).toContainText(MINE);
    await expect(note(ada)).toHaveValue(MINE);
    await expect.poll(() => savedNote(asked)).toBe(THEIRS);

    await ada.getByRole('button', { name: 'Keep mine' }).click();
    await expect(notice(ada)).toBeHidden();
    await expect(note(ada)).toHaveValue(MINE);
    await save(ada);
    await noticed(ada, 'Saved');
    await expect.poll(() => savedNote(asked)).toBe(MINE);
  });

  it('focuses the price as soon as it is shown: a later focus would take over what is typed elsewhere', async () => {
    const asked = await desk.harbour.request();
    const page = await desk.window(desk.harbour.staff, '/terms');
    await page.addInitScript(NOTE_FIRST_FOCUS);
    await page.goto(`${desk.server.url}/reservations/${asked.id}`);
    await expect(note(page)).toBeVisible();
    expectValue(await page.evaluate('window.focusOnPrice')).toBe(true);
  });

  it('lets the second take the other version', async () => {
    const asked = await desk.harbour.request();
    const ada = await unaware(desk.harbour.staff, asked);
    await note(ada).fill(MINE);
    await saveNote(berthe, asked, THEIRS);

    await trySave(ada);
    await ada.getByRole('button', { name: 'Use their version' }).click();
    await expect(notice(ada)).toBeHidden();
    await expect(note(ada)).toHaveValue(THEIRS);
    await expect(ada.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await expect.poll(() => savedNote(asked)).toBe(THEIRS);
  });

  it('shows a change as soon as it happens, and keeps the input of another field', async () => {
    const asked = await desk.harbour.request();
    const ada = await desk.window(desk.harbour.staff, `/reservations/${asked.id}`);
    await field(ada, 'Price per night').fill('75');
    await saveNote(berthe, asked, THEIRS);

    await expect(ada.getByText('Berthe Kai has changed this')).toBeVisible();
    await expect(ada.getByRole('definition').filter({ hasText: THEIRS })).toBeVisible();
    // Nothing is sent before Ada has decided.
    const bar = ada.getByRole('region', { name: 'Total and actions' });
    await expect(bar.getByRole('button', { name: 'Send price' })).toHaveAccessibleDescription(
      'First choose which version to keep',
    );
    await ada.getByRole('button', { name: 'Keep mine' }).click();
    await expect(note(ada)).toHaveValue(THEIRS);
    await expect(field(ada, 'Price per night')).toHaveValue('75.00');
    await bar.getByRole('button', { name: /^(Send price|Save and send)$/ }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Send to customer' }).click();
    await expect(ada.getByText('Waiting for the boater')).toBeVisible();
    await expect
      .poll(() => desk.harbour.show(asked))
      .toMatchObject({ internal_notes: THEIRS, payment: { price_per_night: 75 } });
  });
});
