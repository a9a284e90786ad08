import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.js';

/** Presses a button of the bar and confirms the dialog that it opens. */
export async function pressAndConfirm(page: Page, button: string | RegExp, confirm = button): Promise<void> {
  // The card that says what comes next has the same button; the bar is last on the page.
  await page.getByRole('button', { name: button }).last().click();
  await confirmDialog(page, confirm);
}

/** Opens a button's menu and clicks one of its items. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Like `pressAndConfirm`, for an item of a button's menu. */
export async function chooseAndConfirm(page: Page, menu: string, item: string, confirm = item): Promise<void> {
  await choose(page, menu, item);
  await confirmDialog(page, confirm);
}

/** Confirms and waits until the dialog has closed, which means that its command is done. */
export async function confirmDialog(page: Page, button: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

export function field(place: Page | Locator, name: string): Locator {
  return place.getByRole('textbox', { name });
}

/** Types into several fields, by their labels. */
export async function fill(place: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(place, name).fill(text);
}

/** Opens the section of a reservation's page with this name. */
export async function openTab(page: Page, name: 'Details' | 'Messages' | 'History'): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
}

/** Waits until the page has shown a notice with this text; the notice itself disappears after a few seconds. */
export async function noticed(page: Page, text: string | RegExp): Promise<void> {
  const notice = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(() => page.evaluate<string[]>('window.notices')).toContainEqual(notice);
}
