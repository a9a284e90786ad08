import type { Page } from '@playwright/test';
import { expect } from './browser.js';

/** The overlays that can be opened, with their names in both tested languages. */
const OPENINGS = {
  palette: async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('er');
    // The results contain records and commands.
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
    await page
      .getByRole('button', { name: /^(Bestätigen|Approve)/ })
      .last()
      .click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
  },
  cancellation: async (page: Page) => {
    const cancel = /^(Reservierung (stornieren|ablehnen)|(Cancel|Decline) reservation)$/;
    const button = page.getByRole('button', { name: cancel });
    const menu = page.getByRole('button', { name: /^(Bearbeiten oder stornieren|Edit or cancel)$/ });
    await expect(button.or(menu)).toBeVisible();
    // A phone has a menu in place of the buttons.
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('menuitem', { name: cancel }).click();
    } else await button.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

export type Opening = keyof typeof OPENINGS;

/** Opens an overlay and waits until it is fully shown; returns a function that closes it. */
export async function opened(page: Page, opening: Opening): Promise<() => Promise<void>> {
  await OPENINGS[opening](page);
  const over = page.locator('[role=dialog], [role=menu]');
  // Colours of an element that is still fading in must not be tested.
  await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))');
  return async () => {
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
  };
}
