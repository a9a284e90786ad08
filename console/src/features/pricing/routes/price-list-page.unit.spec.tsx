import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { settingsApi } from '../../../../../contracts/marinas/api.js';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { wordsFromDisk } from '../../../../testing/start-words.js';
import { Component as PriceList } from './price-list-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const [summer, winter] = plan!.seasons;
const takes = { max_length: null, max_beam: null, max_square_metres: null };
const classId = (at: number) => `0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a0${at}`;
const none = { night: null, week: null, month: null, season: null };
const shown = {
  ...plan!,
  classes: [
    {
      id: classId(1),
      name: 'Up to 8 m',
      names: { fr: 'Jusqu’à 8 m' },
      takes: { ...takes, max_length: 8 },
      charged: { by: 'BOAT' as const },
      year: null,
    },
    {
      id: classId(2),
      name: '8 to 15 m',
      names: { fr: 'De 8 à 15 m' },
      takes: { ...takes, max_length: 15 },
      charged: { by: 'METRE' as const, counted: 'HALF_STARTED' as const, least: null },
      year: null,
    },
    { id: classId(3), name: 'Empty', takes, charged: { by: 'BOAT' as const }, year: null },
  ],
  seasons: [
    {
      ...summer!,
      name: 'High',
      names: { fr: 'Haute' },
      prices: [{ ...none, night: 1080.5 }, { ...none, night: 3.6 }, none],
    },
    {
      ...winter!,
      name: 'Low',
      names: { fr: 'Basse' },
      prices: [{ ...none, night: 13 }, { ...none, night: 1.8 }, none],
    },
  ],
  contracts: [],
};
const draft = { season_pricing_plan: { ...shown, discounts: [] }, saved_at: '2027-03-04T10:00:00.000Z' };
const { answer: versions } = pricingApi.listVersions.example;

function serving(changes: object = {}) {
  return new ServerDouble()
    .answer(pricingApi.getPlan, { ...held, season_pricing_plan: shown, draft, ...changes })
    .answer(pricingApi.listVersions, { ...versions, total: 11 })
    .answer(berthApi.listPiers, { ...berthApi.listPiers.example.answer, items: [] })
    .answer(settingsApi.get, settingsApi.get.example.answer);
}
const open = (at = '/pricing/list', server = serving()) =>
  renderConsole(<PriceList />, { at, path: '/pricing/list', server });

beforeEach(async () => {
  window.innerWidth = 1440;
  await wordsFromDisk('fr');
});

describe('the printed list', () => {
  it('is in two of the marina’s languages: names at the edges, prices once in the first one’s form', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: '' }));
    expect(await table.findByRole('columnheader', { name: 'La nuit' })).toBeVisible();
    expect(table.getByRole('columnheader', { name: 'A night' })).toBeVisible();
    expect(table.getByRole('columnheader', { name: 'Haute · High' })).toBeVisible();
    expect(table.getByRole('row', { name: /^Jusqu’à 8 m 13,00 1\s080,50 Up to 8 m$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /^De 8 à 15 m, le mètre 1 1,80 3,60 8 to 15 m, a metre 1$/ })).toBeVisible();
    expect(table.queryByText('Empty')).toBeNull();
    expect(screen.getByText('en euros, TVA comprise')).toBeVisible();
    expect(screen.getByText('in euros, VAT included')).toBeVisible();
    expect(screen.getByText('Tout demi-mètre entamé compte.', { exact: false })).toBeVisible();
  });

  it('names its number and its day, the year and the office', async () => {
    await open('/pricing/list?year=2027&second=none&first=en');
    const paper = within(await screen.findByRole('article', { name: 'Prices 2027' }));
    expect(paper.getByText('No. 11, 2/3/2027 · 1/1 – 31/12/2027 · stmaurice.example')).toBeVisible();
    expect(await paper.findByText(/^Harbour office, 12 quai des Marins, 29750 Saint-Maurice · VHF 9/)).toBeVisible();
    expect(paper.queryByText('Draft')).toBeNull();
  });

  it('as drafted has the next number and says across the sheet that it is a draft', async () => {
    const { user } = await open('/pricing/list?first=en&second=none&year=2027');
    await user.click(await screen.findByRole('radio', { name: 'As drafted' }));
    const paper = within(screen.getByRole('article', { name: 'Prices 2027' }));
    expect(paper.getByText('Draft')).toBeVisible();
    expect(paper.getByText(/^No\. 12, /)).toBeVisible();
    expect(paper.queryByText('From 14 nights')).toBeNull();
  });

  it('is always light', async () => {
    await open('/pricing/list?first=en&second=none&year=2027');
    expect(await screen.findByRole('article', { name: 'Prices 2027' })).toHaveAttribute('data-scheme', 'light');
  });

  it('of a marina without prices says so', async () => {
    await open('/pricing/list', serving({ season_pricing_plan: null, draft: null, version: null }));
    expect(await screen.findByText('No prices yet')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
