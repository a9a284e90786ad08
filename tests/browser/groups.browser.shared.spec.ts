import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { groupApi } from '../../contracts/reservations/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { fill } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const ID = /\/groups\/([0-9a-f-]{36})$/;

/** Cells that a spreadsheet puts into the clipboard, in the order of its author. */
const LIST = [
  ['Bateau', 'Skipper', 'LHT', 'Largeur', 'TE'],
  ['Aziliz', 'Yann Le Bihan', '9,95', '3,30', '1,60'],
  ['Petrel', 'James Dunmore', '34 ft 3½', '3.40', '1.80'],
  ['Korrigan', 'Anne-Laure Prigent', '10,80', '3,55', '1,75'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

describe('a club that comes with three boats', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12, 12, 12] });
    const { server, harbour } = desk;
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
  });
  afterEach(() => desk.browser.closeWindows('groups'));
  afterAll(() => desk.close());

  it('is entered from a pasted list, gets berths next to each other and its offers, and has a page', async () => {
    const { harbour, server } = desk;
    const page = await desk.window(harbour.staff, '/reservations');
    await page.getByRole('link', { name: 'New group' }).click();
    await page.getByRole('textbox', { name: /List from a spreadsheet/ }).fill(LIST);
    await page.getByRole('button', { name: 'Take 3 boats' }).click();
    await expect(page.getByText('34 ft 3½ = 10.45 m')).toBeVisible();
    await fill(page, {
      'Name of the group': 'Rallye des Îles',
      'First name of the organiser': 'Solène',
      'Last name of the organiser': 'Kermarrec',
    });
    // Each boat has fields of the same names, for dates and an address of its own.
    const ofGroup = { Arrival: '17/06/2027', Departure: '20/06/2027', Email: 'solene@example.org' };
    for (const [name, text] of Object.entries(ofGroup)) {
      const box = page.getByRole('textbox', { name, exact: true });
      await box.fill(text);
      await box.blur();
    }
    await page.getByRole('button', { name: 'Find 3 berths together' }).click();
    const drawing = page.getByRole('group', { name: 'Berths of the group' });
    for (const boat of ['Aziliz', 'Petrel', 'Korrigan']) {
      await expect(drawing.getByRole('button', { name: new RegExp(`^${boat} in A\\d$`) })).toBeVisible();
    }
    await fits(page);
    await page.getByRole('button', { name: 'Send 3 offers' }).click();
    await expect(page.getByRole('heading', { name: 'Rallye des Îles' })).toBeVisible();
    await expect(page).toHaveURL(ID);
    await server.settled(20_000);
    const [, group_id = ''] = ID.exec(page.url()) ?? [];
    const group = await server.must(groupApi.get, { token: harbour.token, body: { group_id } });
    const berths = group.boats.map(({ berth }) => Number(berth?.number)).toSorted();
    expectValue(Math.max(...berths) - Math.min(...berths)).toBe(2);
    for (const { vessel, berth } of group.boats) {
      const line = page.getByRole('row', { name: new RegExp(vessel.name) });
      await expect(line).toContainText(`A${berth?.number}`);
      await expect(line).toContainText('Waiting for boater');
    }
    await expect(page.getByRole('link', { name: 'Solène Kermarrec' })).toBeVisible();
    await fits(page);
  });
});
