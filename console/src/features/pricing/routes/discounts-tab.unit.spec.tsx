import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Pricing } from './pricing-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const rule = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01',
  name: 'TEM card',
  percent: 10,
  for: { type: 'MEMBERS' as const, group: 'ASSOCIATION' as const, group_id: null },
  booked: null,
  stays: null,
};
const spring = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e02',
  name: 'Spring offer',
  percent: 5,
  for: { type: 'PROMO_CODE' as const, code: 'SPRING27', most_uses: 100 },
  booked: { from: '2027-02-01', to: '2027-03-01' },
  stays: { from: '2027-04-01', to: '2027-06-15' },
};

function serving(changes: object = {}) {
  return new ServerDouble()
    .answer(pricingApi.getPlan, { ...held, season_pricing_plan: { ...plan!, ...changes }, draft: null })
    .answer(pricingApi.saveDraft, pricingApi.saveDraft.example.answer);
}
const marina = { marina_settings: { permissions: { deposit_and_cancellation: true } } };
const open = (server = serving()) =>
  renderConsole(<Pricing />, { as: { marina }, at: '/price_settings?tab=discounts', path: '/price_settings', server });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const saved = (server: ServerDouble) => server.inputs(pricingApi.saveDraft).at(-1)?.season_pricing_plan;

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('a discount', () => {
  it('says who gets it and when, with the last day on which it can be booked', async () => {
    await open(serving({ discount_rules: [spring] }));
    const row = within((await section('Who gets a discount')).getByRole('group', { name: 'Spring offer' }));
    expect(row.getByText('code SPRING27, at most 100 stays')).toBeVisible();
    expect(row.getByText('booked 01/02/2027 to 28/02/2027; stays 01/04/2027 to 15/06/2027')).toBeVisible();
  });

  it('with a promo code has dates and a limit, and its code is in capitals', async () => {
    const { user, server } = await open();
    const card = await section('Who gets a discount');
    await user.click(card.getByRole('button', { name: 'Add' }));
    await user.type(card.getByLabelText(/^Name/), 'Autumn');
    await user.selectOptions(card.getByLabelText('Who gets it'), 'Who has a promo code');
    await user.type(card.getByLabelText(/^Promo code/), 'late27');
    await user.type(card.getByLabelText('Stays that may use it'), '50');
    await user.type(card.getByLabelText('Less'), '8');
    await user.click(card.getByRole('checkbox', { name: 'Only if booked between two days' }));
    await user.type(card.getByLabelText('Booked from'), '01/09/2027');
    await user.type(card.getByLabelText('Booked until'), '30/09/2027');
    await waitFor(() =>
      expect(saved(server)?.discount_rules).toMatchObject([
        {
          name: 'Autumn',
          percent: 8,
          for: { type: 'PROMO_CODE', code: 'LATE27', most_uses: 50 },
          booked: { from: '2027-09-01', to: '2027-10-01' },
          stays: null,
        },
      ]),
    );
  });

  it('moves up in the order in which offers name it', async () => {
    const { user, server } = await open(serving({ discount_rules: [rule, spring] }));
    const card = await section('Who gets a discount');
    await user.click(card.getByRole('button', { name: 'Move Spring offer up' }));
    await waitFor(() =>
      expect(saved(server)?.discount_rules?.map(({ name }) => name)).toEqual(['Spring offer', 'TEM card']),
    );
  });

  it('is added to the others or the best one counts, which the order of a price says', async () => {
    const { user, server } = await open(serving({ discount_rules: [rule, spring] }));
    const steps = await section('In this order');
    expect(steps.getByText('Of 3, the best one that fits, on the nights')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'All added' }));
    expect(steps.getByText('Of 3, all that fit are added, on the nights')).toBeVisible();
    await waitFor(() => expect(saved(server)?.discounts_combine).toBe('ADDED'));
  });
});

describe('the deposit', () => {
  it('says which exception wins, and follows the order', async () => {
    const { user, server } = await open();
    const card = await section('Deposit');
    expect(card.getByRole('status')).toHaveTextContent('A stay that fits all of them follows “Arrival is near”.');
    await user.click(card.getByRole('button', { name: 'Move The price is low up' }));
    await user.click(card.getByRole('button', { name: 'Move The price is low up' }));
    expect(card.getByRole('status')).toHaveTextContent('A stay that fits all of them follows “The price is low”.');
    await waitFor(() =>
      expect(saved(server)?.deposit.order).toEqual(['low_cost', 'days_before_arrival', 'short_stay']),
    );
  });

  it('has one exception that takes the place of the rule', async () => {
    const { user } = await open();
    const card = await section('Deposit');
    await user.click(card.getByRole('checkbox', { name: 'The stay is short' }));
    await user.click(card.getByRole('checkbox', { name: 'The price is low' }));
    expect(card.getByRole('status')).toHaveTextContent('An exception that fits takes the place of the rule above.');
    expect(card.queryByLabelText('Under')).toBeNull();
  });
});
