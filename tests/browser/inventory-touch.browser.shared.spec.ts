import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { berthApi } from '../../contracts/berths/api.js';
import { writeSpreadsheet } from '../../services/platform/spreadsheets/write-spreadsheet.js';
import { type Member, PASSWORD } from '../fixtures/marina-server.js';
import { field } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

/** Height in pixels that a thumb hits. */
const FINGER = 44;

/** What a thumb cannot reach: the dialog or a button of it that leaves the screen, and buttons that are too low. */
async function outOfReach(page: Page, dialog: Locator): Promise<string[]> {
  const screen = page.viewportSize();
  const frame = await dialog.boundingBox();
  if (screen === null || frame === null) return ['the dialog is not drawn'];
  const right = frame.x + frame.width;
  const wrong: string[] = [];
  if (frame.x < 0 || right > screen.width || frame.y + frame.height > screen.height) wrong.push('the dialog');
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box === null) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
    if (box.x < frame.x - 1 || box.x + box.width > right + 1) wrong.push(`${name} is cut off`);
    if (box.height < FINGER) wrong.push(`${name} is ${box.height} pixels high`);
  }
  return wrong;
}

async function isInReach(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => outOfReach(page, dialog)).toEqual([]);
  await fits(page);
}

describe.each([390, 320])('piers and berths by touch, on a phone %i pixels wide', (width) => {
  let desk: FrontDesk;
  let page: Page;
  let staff: Member;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12, 12, 12] });
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows(`inventory-touch-${width}`));
  afterAll(() => desk.close());

  const opened = async (path: string): Promise<Page> => {
    staff = desk.harbour.staff;
    page = await desk.window(staff, path, { viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
    return page;
  };
  const berths = async () => {
    const { items } = await desk.server.must(berthApi.listBerths, { token: staff.token, body: { page_size: 100 } });
    return items;
  };
  const named = async (name: string) => (await berths()).find((berth) => berth.name === name);
  const tick = (...names: string[]) =>
    names.reduce<Promise<void>>(async (before, name) => {
      await before;
      const box = page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
      await box.tap();
      await expect(box).toBeChecked();
    }, Promise.resolve());
  const toolbar = () => page.getByRole('toolbar');
  const pierCard = (name: string) => page.locator('b').getByText(`Pier ${name}`, { exact: true });

  it('several berths get other sizes, services and a switch, and are unticked', async () => {
    await opened('/inventory');
    await tick('A1', 'A2');
    await toolbar().getByRole('button', { name: 'Sizes' }).tap();
    const dialog = page.getByRole('dialog');
    await isInReach(page, dialog);
    await field(dialog, 'Max length').fill('13.5');
    await dialog.getByRole('button', { name: 'Change 2 berths' }).tap();
    await expect(dialog).toBeHidden();
    await toolbar().getByRole('button', { name: 'Services' }).tap();
    await isInReach(page, dialog);
    await dialog.getByRole('radiogroup', { name: 'Water' }).getByText('Yes', { exact: true }).tap();
    await dialog.getByRole('button', { name: 'Change 2 berths' }).tap();
    await expect(dialog).toBeHidden();
    await toolbar().getByRole('button', { name: 'Offered' }).tap();
    await page.getByRole('dialog', { name: 'Offered' }).getByRole('button', { name: 'Switch off' }).tap();
    await expect(page.getByRole('switch', { name: 'A2 offered' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'A1 offered' })).not.toBeChecked();
    for (const name of ['A1', 'A2']) {
      await expect.poll(() => named(name)).toMatchObject({ max_loa: 13.5, offered: false, services: { water: true } });
    }
    await expect.poll(() => named('A3')).toMatchObject({ max_loa: 12, offered: true });
    await toolbar().getByRole('button').last().tap();
    await expect(toolbar()).toHaveCount(0);
    await page.context().close();
  });

  it('a berth is deleted after a question', async () => {
    await opened('/inventory');
    await tick('A4');
    await toolbar().getByRole('button', { name: 'Delete' }).tap();
    const question = page.getByRole('alertdialog');
    await isInReach(page, question);
    await question.getByRole('button', { name: 'Delete 1 berth' }).tap();
    await expect(question).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Choose A4', exact: true })).toHaveCount(0);
    await expect.poll(() => named('A4')).toBeUndefined();
    await page.context().close();
  });

  it('a file of berths is imported once its wrong cell is corrected', async () => {
    await opened('/inventory');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Import berths' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Import berths' });
    await isInReach(page, dialog);
    const rows = ['Pier;Number;Max length;Max beam;Max draft', 'A;21;12;4;2.5', 'A;22;12;;2.5'];
    const buffer = Buffer.from(rows.join('\n'));
    await dialog.locator('input[type=file]').setInputFiles({ name: 'berths.csv', mimeType: 'text/csv', buffer });
    const cell = dialog.locator('input[aria-invalid=true]');
    await expect(cell).toHaveCount(1);
    await isInReach(page, dialog);
    await cell.tap();
    await cell.fill('3.8');
    await cell.press('Enter');
    await expect(cell).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Import 2 berths' }).tap();
    await expect(dialog).toBeHidden();
    await expect.poll(() => named('A22')).toMatchObject({ max_beam: 3.8 });
    await expect.poll(() => named('A21')).toMatchObject({ max_beam: 4 });
    await page.context().close();
  });

  it('a workbook of berths is imported', async () => {
    await opened('/inventory');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Import berths' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Import berths' });
    const rows = [
      ['Pier', 'Number', 'Max length', 'Max beam', 'Max draft'],
      ['A', 31, 14.5, 4.4, 2.8],
    ];
    const { content, media_type: mimeType, file_name: name } = await writeSpreadsheet('berths', rows, 'xlsx');
    const buffer = Buffer.from(content, 'base64');
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await expect(dialog.getByRole('button', { name: 'Import 1 berth' })).toBeEnabled();
    await isInReach(page, dialog);
    await dialog.getByRole('button', { name: 'Import 1 berth' }).tap();
    await expect(dialog).toBeHidden();
    await expect.poll(() => named('A31')).toMatchObject({ max_loa: 14.5, max_beam: 4.4, max_draft: 2.8 });
    await page.context().close();
  });

  it('the berths are exported', async () => {
    await opened('/inventory');
    await expect(page.getByRole('checkbox', { name: 'Choose A1', exact: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Text (CSV)' }).tap();
    expectValue((await file).suggestedFilename()).toMatch(/\.csv$/);
    await fits(page);
    await page.context().close();
  });

  it('a pier with berths leads to them, and one without is deleted', async () => {
    const { server, harbour } = desk;
    const pier = { name: 'Z', berth_sizes: null, instant_booking: false };
    await server.must(berthApi.createPier, { token: harbour.token, body: { pier } });
    await server.settled();
    await opened('/inventory?tab=piers');
    await pierCard('A').tap();
    await page.getByRole('button', { name: 'Delete pier A' }).tap();
    const refused = page.getByRole('dialog', { name: /^Pier A/ });
    await isInReach(page, refused);
    await refused.getByRole('link', { name: 'Show its berths' }).tap();
    await expect(page.getByRole('checkbox', { name: 'Choose A1', exact: true })).toBeVisible();
    await page.goto(`${server.url}/inventory?tab=piers`);
    await pierCard('Z').tap();
    await page.getByRole('button', { name: 'Delete pier Z' }).tap();
    const question = page.getByRole('alertdialog', { name: 'Delete pier Z?' });
    await isInReach(page, question);
    await question.getByRole('button', { name: 'Delete pier Z' }).tap();
    await expect(question).toBeHidden();
    await expect(pierCard('Z')).toHaveCount(0);
    await expect(pierCard('A')).toBeVisible();
    await page.context().close();
  });

  it('a pier that had berths is deleted with the password only', async () => {
    const { server, harbour } = desk;
    const { token } = harbour;
    await harbour.addPier('Y', [12]);
    await server.must(berthApi.deleteBerth, { token, body: { berth_id: harbour.berth('Y1') } });
    await server.settled();
    await opened('/inventory?tab=piers');
    await pierCard('Y').tap();
    await page.getByRole('button', { name: 'Delete pier Y' }).tap();
    const question = page.getByRole('alertdialog', { name: 'Delete pier Y?' });
    const confirm = question.getByRole('button', { name: 'Delete pier Y' });
    await confirm.tap();
    const password = question.getByLabel('Your password');
    await expect(password).toBeFocused();
    await isInReach(page, question);
    await password.fill('not-my-password');
    await confirm.tap();
    await expect(question.getByText('Incorrect password. Try again.')).toBeVisible();
    await password.fill(PASSWORD);
    await confirm.tap();
    await expect(question).toBeHidden();
    await expect(pierCard('Y')).toHaveCount(0);
    await page.context().close();
  });
});
