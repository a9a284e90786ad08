import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { paymentSettingApi } from '../../../../../contracts/payments/api.js';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { priceExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Pricing } from './pricing-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const ids = [1, 2, 3].map((at) => `0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c0${at}`);
const [pierA, pierB, pierC] = ids as [string, string, string];
const [pier] = berthApi.listPiers.example.answer.items;
const rule = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2d01',
  municipality: 'Saint-Maurice',
  piers: [pierA, pierB, pierC],
  from: '01/04',
  to: '01/11',
  owed: { type: 'AMOUNT' as const, amount: 0.22 },
  free_below_age: 18,
  most_nights: null,
  most_per_person: null,
  most_per_stay: null,
  exempt: [],
};

function serving(changes: object = {}) {
  const answer = { ...held, season_pricing_plan: { ...plan!, ...changes }, draft: null };
  return new ServerDouble()
    .answer(pricingApi.getPlan, answer)
    .answer(pricingApi.saveDraft, pricingApi.saveDraft.example.answer)
    .answer(pricingApi.tryDraft, pricingApi.tryDraft.example.answer)
    .answer(paymentSettingApi.vatLists, paymentSettingApi.vatLists.example.answer)
    .answer(berthApi.listPiers, {
      ...berthApi.listPiers.example.answer,
      items: ['A', 'B', 'C'].map((name, at) => ({ ...pier!, id: ids[at]!, name })),
    });
}
const open = (server = serving(), language: 'en' | 'de' = 'en') =>
  renderConsole(<Pricing />, { at: '/price_settings?tab=persons', path: '/price_settings', server, language });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const saved = (server: ServerDouble) => server.inputs(pricingApi.saveDraft).at(-1)?.season_pricing_plan;

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the tourist tax', () => {
  it('says a rule in words, with the last day of its dates', async () => {
    await open(serving({ tourist_taxes: [rule] }));
    const row = within((await section('Tourist tax')).getByRole('group', { name: 'Saint-Maurice' }));
    expect(await row.findByText('piers A to C')).toBeVisible();
    for (const text of ['0.22', 'below 18', 'every night', '1 Apr to 31 Oct'])
      expect(row.getByText(text)).toBeVisible();
  });

  it('becomes a share of the price with a ceiling, which drops the amount', async () => {
    const { user, server } = await open(serving({ tourist_taxes: [rule] }));
    const card = await section('Tourist tax');
    await user.click(card.getByRole('button', { name: 'Edit Saint-Maurice' }));
    await user.click(card.getByRole('radio', { name: 'Share of price' }));
    await user.type(card.getByLabelText('Share'), '5');
    await user.type(card.getByLabelText('At most'), '2.3');
    await user.type(card.getByLabelText('First'), '21');
    await waitFor(() =>
      expect(saved(server)?.tourist_taxes?.[0]).toMatchObject({
        owed: { type: 'SHARE', percent: 5, at_most: 2.3 },
        most_nights: 21,
        free_below_age: 18,
      }),
    );
  });

  it('is typed for a new municipality: its piers, its days and who else is free', async () => {
    const { user, server } = await open();
    const card = await section('Tourist tax');
    await user.click(card.getByRole('button', { name: 'Add a rule' }));
    await user.type(card.getByLabelText(/^Municipality/), 'Le Moulin');
    await user.type(card.getByLabelText('First day'), '1.4.');
    await user.type(card.getByLabelText('Last day'), '31/10');
    await user.click(await card.findByRole('checkbox', { name: 'B' }));
    await user.type(card.getByLabelText('Amount'), '1.35');
    await user.click(card.getByRole('button', { name: 'More who are free' }));
    await user.click(card.getByRole('checkbox', { name: 'Crew' }));
    await waitFor(() =>
      expect(saved(server)?.tourist_taxes).toMatchObject([
        {
          municipality: 'Le Moulin',
          from: '01/04',
          to: '01/11',
          piers: [pierB],
          owed: { type: 'AMOUNT', amount: 1.35 },
          exempt: ['CREW'],
        },
      ]),
    );
  });

  it('refuses two rules for one night of one pier at once', async () => {
    const second = { ...rule, id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2d02', municipality: 'Le Moulin', piers: [pierC] };
    await open(serving({ tourist_taxes: [rule, second] }));
    const row = within((await section('Tourist tax')).getByRole('group', { name: 'Le Moulin' }));
    expect(row.getByRole('alert')).toBeVisible();
  });

  it('shows what three parties pay, as the server prices the draft', async () => {
    const facts = {
      rule_id: rule.id,
      municipality: rule.municipality,
      persons: 2,
      nights: 6,
      free_nights: 0,
      exempt: [{ reason: 'AGE' as const, persons: 2 }],
    };
    const charge = { id: rule.id, name: 'Tourist tax', active: true, total_custom_surcharge: 2.64, unit_price: 0.22 };
    const { answer } = pricingApi.tryDraft.example;
    const server = serving({ tourist_taxes: [rule] }).answer(pricingApi.tryDraft, ({ party }) => ({
      ...answer,
      price: {
        ...priceExample,
        available_custom_surcharges: party?.children.length === 2 ? [{ ...charge, tourist_tax: facts }] : [],
      },
    }));
    await open(server);
    const card = await section('What it does');
    expect(card.getByText('2 adults, children of 9 and 14, 6 nights in September')).toBeVisible();
    expect(await card.findByText('2 people × 6 nights × 0.22')).toBeVisible();
    expect(card.getByText('2 children, below 18')).toBeVisible();
    expect(card.getByText(/EUR\s2\.64/)).toBeVisible();
    expect(card.getAllByText('No tourist tax by a rule.')).toHaveLength(2);
  });
});

describe('a charge', () => {
  it('has a kind, a value, a unit and a VAT of its own', async () => {
    const { user, server } = await open();
    const row = within((await section('Charges')).getByRole('group', { name: 'Electricity' }));
    await user.selectOptions(row.getByLabelText('Kind'), 'Harbour dues');
    await user.selectOptions(row.getByLabelText('Charged'), 'Per person and night');
    await user.selectOptions(row.getByLabelText('VAT'), 'None');
    await waitFor(() =>
      expect(saved(server)?.custom_surcharges[0]).toMatchObject({
        kind: 'harbor_dues',
        charged: 'PER_PERSON_PER_NIGHT',
        vat_percent: null,
      }),
    );
  });

  it('that is new is part of every price until it is made optional', async () => {
    const { user, server } = await open();
    const card = await section('Charges');
    await user.click(card.getByRole('button', { name: 'Add' }));
    await user.type(card.getByLabelText(/^Name/), 'Waste');
    await user.type(within(card.getByRole('group', { name: 'Waste' })).getByLabelText('Value'), '1.5');
    await waitFor(() =>
      expect(saved(server)?.custom_surcharges[1]).toMatchObject({ name: 'Waste', value: 1.5, always: true }),
    );
    await user.selectOptions(card.getByLabelText('Part of the price'), 'Only if it is ticked');
    await waitFor(() => {
      expect(saved(server)?.custom_surcharges[1]?.always).toBeUndefined();
      expect(saved(server)?.custom_surcharges[1]?.active_by_default).toBe(false);
    });
  });
});

describe('electricity', () => {
  it('is charged by ampere, and by the meter for long stays', async () => {
    const { user, server } = await open();
    const card = await section('Electricity');
    await user.click(card.getByRole('radio', { name: 'By ampere' }));
    for (const [label, price] of [
      ['6 A', '2.5'],
      ['10 A', '3.5'],
      ['16 A', '5'],
      ['32 A', '9'],
    ] as const)
      await user.type(card.getByLabelText(label), price);
    await user.click(card.getByRole('checkbox', { name: 'Long stays by the meter' }));
    await user.type(card.getByLabelText('A kWh'), '0.42');
    await waitFor(() =>
      expect(saved(server)?.electricity).toMatchObject({
        type: 'BY_AMPERE',
        sockets: [
          { amperes: 6, night: 2.5 },
          { amperes: 10, night: 3.5 },
          { amperes: 16, night: 5 },
          { amperes: 32, night: 9 },
        ],
        metered: { from_nights: 30, price_per_kwh: 0.42 },
      }),
    );
    expect(await section('Charges')).toBeTruthy();
  });

  it('gets its published prices back with its kind', async () => {
    const electricity = { type: 'METERED' as const, price_per_kwh: 0.4 };
    const { user } = await open(serving({ electricity }));
    const card = await section('Electricity');
    await user.click(card.getByRole('radio', { name: 'In the price' }));
    await user.click(card.getByRole('radio', { name: 'By the meter' }));
    expect(card.getByLabelText('A kWh')).toHaveValue('0.40');
  });
});

describe('the members’ rate', () => {
  const member = {
    id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01',
    name: 'TEM card',
    percent: 10,
    for: { type: 'MEMBERS' as const, group: 'ASSOCIATION' as const, group_id: null },
    booked: null,
    stays: null,
  };

  it('is changed here, and says that only the better one counts', async () => {
    const { user, server } = await open(serving({ discount_rules: [member] }));
    const card = await section('Members’ rate');
    expect(card.getByText(/never both/)).toBeVisible();
    const field = card.getByLabelText('TEM card, less');
    await user.clear(field);
    await user.type(field, '12');
    await waitFor(() => expect(saved(server)?.discount_rules?.[0]?.percent).toBe(12));
  });
});

it('is in the language of the user', async () => {
  await open(serving({ tourist_taxes: [rule] }), 'de');
  expect(await screen.findByRole('region', { name: 'Kurtaxe' })).toBeVisible();
  expect(await screen.findByText('Stege A bis C')).toBeVisible();
});
