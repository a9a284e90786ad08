import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../../../../contracts/customers/api.js';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Pricing } from './pricing-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const contract = planExample.contracts[0]!;
const pier = { ...berthApi.listPiers.example.answer.items[0]!, name: 'C' };

/** A list by metres with sockets and members. */
const catamaranList = {
  classes: [
    {
      id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01',
      name: '8 to 15 m',
      takes: { max_length: 15, max_beam: null, max_square_metres: null },
      charged: { by: 'METRE' as const, counted: 'HALF_STARTED' as const, least: null },
      year: null,
    },
  ],
  seasons: plan!.seasons.map((season, at) => ({
    ...season,
    name: ['High', 'Autumn'][at]!,
    prices: [{ night: [3.6, 2.8][at]!, week: 18, month: null, season: null }],
  })),
  contracts: [],
  electricity: { type: 'BY_AMPERE' as const, sockets: [{ amperes: 16, night: 5 }], metered: null },
  discount_rules: [
    {
      id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01',
      name: 'TEM card',
      percent: 10,
      for: { type: 'MEMBERS' as const, group: 'ASSOCIATION' as const, group_id: null },
      booked: null,
      stays: null,
    },
  ],
};

const line = { percent: null, kind: 'nights' as const, vat_percent: 20, unit: 'night' as const };
const nights = [
  { date: '2027-08-29', name: 'High', charged_as: 'night' as const, amount: 78.3 },
  { date: '2027-09-01', name: 'Autumn', charged_as: 'night' as const, amount: 60.9 },
];
const warning = { season: 'High', class: '8 to 15 m', tier: null, nights: null, more: null, limit: null };
const stay = { tier: 'night' as const, dearer: false };

/** What the server answers for two nights of a catamaran. */
const catamaran = {
  price: {
    ...pricingApi.tryDraft.example.answer.price,
    total_to_pay: 149.2,
    deposit: 40.5,
    deposit_exception: 'short_stay' as const,
  },
  published_total: 120,
  nights,
  counted: { class: '8 to 15 m', unit: 'METRE' as const, units: 14.5, factor: 1.5 },
  quote: [
    { ...line, rule: 'NIGHTS' as const, name: 'High', quantity: 1, unit_price: 78.3, amount: 78.3 },
    { ...line, rule: 'NIGHTS' as const, name: 'Autumn', quantity: 1, unit_price: 60.9, amount: 60.9 },
    {
      ...line,
      rule: 'ELECTRICITY' as const,
      name: '16 A',
      unit: 'PER_NIGHT' as const,
      quantity: 2,
      unit_price: 5,
      amount: 10,
    },
  ],
  published_quote: [{ ...line, rule: 'NIGHTS' as const, name: 'High', quantity: 2, unit_price: 60, amount: 120 }],
  neighbours: [
    { ...stay, nights: 5, amount: 356.7 },
    { ...stay, nights: 6, amount: 417.6, dearer: true },
    { ...stay, nights: 7, amount: 391.5, tier: 'week' as const },
    { ...stay, nights: 8, amount: null, tier: null },
  ],
  warnings: [
    { ...warning, kind: 'SHORTER_IS_DEARER' as const, nights: 6, more: 26.1, tier: 'week' as const },
    { ...warning, kind: 'NOTHING_ABOVE' as const, limit: 18 },
  ],
  vat: [
    { percent: 20, amount: 149.2, vat: 24.87 },
    { percent: null, amount: 2.64, vat: 0 },
  ],
};

const serving = (changes: object = {}, answer: object = {}) =>
  new ServerDouble()
    .answer(pricingApi.getPlan, { ...held, season_pricing_plan: { ...plan!, ...changes }, draft: null })
    .answer(pricingApi.compareOffers, { ...pricingApi.compareOffers.example.answer, items: [] })
    .answer(pricingApi.tryDraft, { ...pricingApi.tryDraft.example.answer, ...answer })
    .answer(pricingApi.saveDraft, pricingApi.saveDraft.example.answer)
    .answer(berthApi.listPiers, { ...berthApi.listPiers.example.answer, items: [pier] })
    .answer(pricingApi.contractsInUse, { items: [] });
const open = (server = serving()) =>
  renderConsole(<Pricing />, { at: '/price_settings?tab=try', path: '/price_settings', server });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('“Try it”', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Try it' }));
  const asked = (server: ServerDouble) => server.inputs(pricingApi.tryDraft).at(-1);

  it('prices a boat of the marina with her measures', async () => {
    const [row] = boaterApi.getall.example.answer.items;
    const { vessel } = vesselApi.get.example.answer;
    const boats = [{ id: vessel.id, name: 'Albatros', length: 14.2 }];
    const server = serving()
      .answer(boaterApi.getall, {
        items: [{ ...row!, first_name: 'Jonas', last_name: 'Weber', vessels: boats }],
        total: 1,
      })
      .answer(vesselApi.get, {
        ...vesselApi.get.example.answer,
        vessel: { ...vessel, length: 14.2, beam: 7.4, hull_type: 'MULTIHULL', type: 'CATAMARAN' },
      });
    const { user } = await open(server);
    const tried = await card();
    await user.type(tried.getByLabelText('A boat of the marina'), 'alba');
    await user.click(await screen.findByRole('option', { name: /Albatros/ }));
    await waitFor(() => expect(tried.getByLabelText(/^Length/)).toHaveValue('14.2'));
    await waitFor(() =>
      expect(asked(server)?.vessel).toMatchObject({
        length: 14.2,
        beam: 7.4,
        hull_type: 'MULTIHULL',
        type: 'CATAMARAN',
      }),
    );
  });

  it('prices a stay on a contract that is new in the draft, by its place', async () => {
    const { id: _, ...unsaved } = contract;
    const draft = { ...plan!, contracts: [contract, { ...unsaved, name: 'Winter berth' }] };
    const server = serving().answer(pricingApi.getPlan, {
      ...held,
      season_pricing_plan: plan,
      draft: { season_pricing_plan: draft, saved_at: '2027-03-04T10:00:00.000Z' },
    });
    const { user } = await open(server);
    const tried = await card();
    await user.click(tried.getByRole('button', { name: /^More/ }));
    await user.selectOptions(tried.getByLabelText('Contract'), 'Winter berth');
    await waitFor(() => expect(asked(server)?.contract_row).toBe(1));
  });

  it('prices a visit by the hour by the draft', async () => {
    const server = serving().answer(pricingApi.calculateHourly, {
      hours: 3,
      free_hours: 1,
      price_per_hour: 4,
      capped: true,
      total_to_pay: 7,
    });
    const { user } = await open(server);
    const tried = await card();
    await user.click(tried.getByRole('radio', { name: 'Hourly visit' }));
    expect(await screen.findByText(/EUR\s7\.00 for the visit/)).toBeVisible();
    expect(screen.getByText('This is the maximum for one day.')).toBeVisible();
    expect(server.inputs(pricingApi.calculateHourly).at(-1)).toEqual({
      vessel: { length: 10 },
      from: '10:00',
      to: '13:00',
      draft: true,
    });
    const asks = server.received(pricingApi.calculateHourly).length;
    await user.selectOptions(screen.getByLabelText('To'), '09:00');
    expect(await screen.findByText('The visit must end later than it begins.')).toBeVisible();
    expect(server.received(pricingApi.calculateHourly)).toHaveLength(asks);
  });

  it('asks with who is aboard, the pier, the socket and the members’ rate', async () => {
    const { user, server } = await open(serving(catamaranList));
    const tried = await card();
    await user.click(tried.getByRole('button', { name: 'One child more' }));
    await user.click(tried.getByRole('button', { name: 'One child more' }));
    await user.clear(tried.getByLabelText('Age of child 2'));
    await user.type(tried.getByLabelText('Age of child 2'), '14');
    expect(tried.getByText('9 and 14')).toBeVisible();
    await user.click(tried.getByRole('button', { name: 'One adult more' }));
    await user.selectOptions(await tried.findByLabelText('Pier'), 'C');
    await user.selectOptions(tried.getByLabelText('Electricity'), '16 A');
    await user.selectOptions(tried.getByLabelText('Members’ rate'), 'TEM card');
    await waitFor(() =>
      expect(asked(server)).toMatchObject({
        party: { adults: 3, children: [9, 14], crew: 0 },
        pier_id: pier.id,
        amperes: 16,
        member_of: [{ group: 'ASSOCIATION', group_id: null }],
      }),
    );
  });

  it('shows each night with its season and the list’s price, the charges, the VAT and the deposit', async () => {
    await open(serving(catamaranList, catamaran));
    const nights = within(await screen.findByRole('region', { name: 'Night by night' }));
    expect(nights.getByText('8 to 15 m, 10.00 m counts as 14.5 m, × 1.50')).toBeVisible();
    const row = within(nights.getByRole('row', { name: /Sun 29 Aug/ }));
    expect(row.getByText('High')).toBeVisible();
    expect(row.getByText('3.60 × 1.50')).toBeVisible();
    expect(row.getByText('78.30')).toBeVisible();
    expect(within(nights.getByRole('row', { name: /Electricity, 16 A/ })).getByText('2 nights × 5.00')).toBeVisible();
    expect(nights.getByRole('row', { name: /^2 nights/ })).toHaveTextContent('139.20');
    expect(nights.getByText(/EUR\s149\.20/)).toBeVisible();
    expect(nights.getByText('VAT in it: 20% 24.87, none on 2.64')).toBeVisible();
    expect(nights.getByText('Deposit 30% 40.50, because the stay is short')).toBeVisible();
  });

  it('draws some nights fewer and more, and says in words what is dearer than a longer stay', async () => {
    await open(serving(catamaranList, catamaran));
    const picture = await screen.findByRole('img', { name: /6 nights/ });
    expect(picture).toHaveAccessibleName(
      '5 nights: 356.70; 6 nights: 417.60, dearer than a longer stay; a week: 391.50; 8 nights: no price',
    );
  });

  it('names the warnings of the whole list, and caps the list with one step', async () => {
    const { user, server } = await open(serving(catamaranList, catamaran));
    const warnings = within(await screen.findByRole('region', { name: 'Before you publish' }));
    expect(warnings.getByText('2 warnings')).toBeVisible();
    expect(warnings.getByText('6 nights cost 26.10 more than a week')).toBeVisible();
    expect(warnings.getByText('Nothing above 18 m')).toBeVisible();
    expect(warnings.getByRole('link', { name: 'Add a class' })).toHaveAttribute('href', '/price_settings?tab=rates');
    await user.click(warnings.getByRole('button', { name: 'Charge at most a week' }));
    await waitFor(() =>
      expect(server.inputs(pricingApi.saveDraft).at(-1)?.season_pricing_plan.tiers?.combine).toBe('CAPPED'),
    );
  });

  it('puts the published list beside the draft, line by line', async () => {
    await open(serving(catamaranList, catamaran));
    const today = within(await screen.findByRole('region', { name: 'Published today' }));
    expect(today.getByRole('row', { name: 'Nights 120.00 139.20' })).toBeVisible();
    expect(today.getByRole('row', { name: 'Electricity, 16 A – 10.00' })).toBeVisible();
    expect(today.getByText('29.20 more.')).toBeVisible();
  });

  it.each([
    ['NO_PRICE' as const, 'Winter has no price for Houseboats on 3 November 2027.', 'To the rates', 'rates'],
    ['CONTRACT_NOT_OFFERED' as const, 'The contract is not offered for these dates.', 'To the contracts', 'long_term'],
  ])('says why there is no price and leads to what is missing: %s', async (reason, text, link, tab) => {
    const { answer } = pricingApi.tryDraft.example;
    const not_covered = { reason, date: '2027-11-03', season: 'Winter', class: 'Houseboats', limit: null };
    await open(
      serving(catamaranList, {
        price: { ...answer.price, count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS', not_covered },
      }),
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `/price_settings?tab=${tab}`);
    expect(screen.queryByText(/EUR/)).toBeNull();
  });

  it('shows the lines of a list without classes as before', async () => {
    await open(serving());
    expect(await screen.findByText(/3 nights, 4\.50 per day × 10/)).toBeVisible();
  });
});
