import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { PRICE, WEEK_LATER } from '../fixtures/harbour.js';
import { field, fill, noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { hardToRead } from './use-of-width.js';

/** 180.00 for three nights, of which 90.00 are due online before arrival. */
const DEPOSIT = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };

describe('money at the counter, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('counter'));
  afterAll(() => desk.close());

  it('takes a part by keyboard, then undoes it, and the boater sees the balance', async () => {
    const { harbour } = desk;
    const asked = await harbour.approved({}, DEPOSIT, harbour.berth('A1'));
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await staff.getByRole('button', { name: 'Record payment' }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: /^Record a payment/ });
    const amount = field(dialog, 'Amount');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('180.00');
    await fill(dialog, { Amount: '180.01' });
    await dialog.getByRole('button', { name: 'Record EUR 180.01' }).click();
    await expect(dialog.getByText('This is more than the balance. Enter less.')).toBeVisible();
    await fill(dialog, { Amount: '40', Reference: 'Slip 0417' });
    await expect(dialog.getByText('Balance after this payment: EUR 140.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Record EUR 40.00' }).press('Enter');
    await expect(dialog).toBeHidden();
    await noticed(staff, 'EUR 40.00 recorded.');
    await expect(staff.getByText(/^Card · .* · Slip 0417 · by /)).toBeVisible();
    await expect(boater.getByText('EUR 40.00', { exact: true })).toBeVisible();

    await staff.getByRole('button', { name: 'More for the payment of EUR 40.00' }).click();
    await staff.getByRole('menuitem', { name: 'Undo' }).click();
    const undo = staff.getByRole('dialog', { name: 'Undo the payment of EUR 40.00?' });
    await undo.getByRole('button', { name: 'Undo payment' }).click();
    await expect(undo.getByText('Please provide a reason.')).toBeVisible();
    await fill(undo, { Reason: 'Wrong reservation' });
    await undo.getByRole('button', { name: 'Undo payment' }).click();
    await expect(undo).toBeHidden();
    await expect(staff.getByText(/· undone$/)).toBeVisible();
    await expect.poll(() => harbour.show(asked)).toMatchObject({ payment: { paid_amount: 0, balance: 180 } });
  });

  it('opens a receipt as a PDF', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.approved({}, DEPOSIT, harbour.berth('A2'));
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Record payment' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Record a payment/ });
    await dialog.getByLabel('Paid by').selectOption('Cash');
    await dialog.getByLabel('Email the receipt to the boater').check();
    await dialog.getByRole('button', { name: 'Record EUR 180.00' }).click();
    await expect(staff.getByText(/^Booked\. Nothing due until arrival/)).toBeVisible();
    const linked = staff.waitForResponse((response) => response.url().endsWith('/payments/receipt'));
    await staff.getByRole('button', { name: 'Receipt for EUR 180.00' }).click();
    const { url } = (await (await linked).json()) as { url: string };
    const file = await fetch(new URL(url, server.url));
    expectValue(file.headers.get('content-type')).toBe('application/pdf');
    await expect.poll(() => harbour.history(asked)).toContain('ReceiptMailed');
  });

  it('waives a deposit', async () => {
    const { harbour } = desk;
    const asked = await harbour.approved({}, DEPOSIT, harbour.berth('A3'));
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Waive the deposit' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Waive the deposit of EUR 90.00?' });
    await dialog.getByRole('button', { name: 'Waive deposit' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.getByText('EUR 180.00 still to pay')).toBeVisible();
  });

  it('is easy to read at every width, in German and dark', async () => {
    const { harbour } = desk;
    const asked = await harbour.approved(WEEK_LATER, DEPOSIT, harbour.berth('A1'));
    const page = await desk.window(harbour.staff, `/reservations/${asked.id}`, {
      locale: 'de-DE',
      lang: 'de',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Zahlung erfassen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /erfassen$/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const wrong: string[] = [];
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: /^Quittung über/ })).toBeVisible();
      const ofPage = (await hardToRead(page)).filter((each) => !each.startsWith('header'));
      wrong.push(...ofPage.map((each) => `${String(width)}: ${each}`));
    }
    expectValue(wrong).toEqual([]);
  });
});
