import type { Page } from '@playwright/test';
import { expect } from './browser.js';

/** What can be opened over a page, in either of the languages that are looked at. */
const OPENINGS = {
  palette: async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('er');
    // Records beside commands.
    await expect(page.getByRole('option').filter({ hasText: 'Vermeer' }).first()).toBeVisible();
    await expect(
      page
        .getByRole('option')
        .filter({ has: page.locator('kbd') })
        .first(),
    ).toBeVisible();
  },
  calendar: async (page: Page) => {
    await page.getByRole('button', { name: /^(Anreise|Arrival).*(Kalender|calendar)/ }).click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  },
  approval: async (page: Page) => {
    await page.getByRole('button', { name: /^(Bestätigen|Approve)/ }).click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
  },
  'edit menu': async (page: Page) => {
    await page.getByRole('button', { name: /^(Bearbeiten oder stornieren|Edit or cancel)$/ }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
  },
  cancellation: async (page: Page) => {
    await OPENINGS['edit menu'](page);
    await page.getByRole('menuitem', { name: /^(Reservierung stornieren|Cancel reservation)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

export type Opening = keyof typeof OPENINGS;

/** Opens something, shown in full; answers how to close it again. */
export async function opened(page: Page, opening: Opening): Promise<() => Promise<void>> {
  await OPENINGS[opening](page);
  const over = page.locator('[role=dialog], [role=menu]');
  // What still fades in has colours that nobody is to read.
  await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
  return async () => {
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
  };
}
