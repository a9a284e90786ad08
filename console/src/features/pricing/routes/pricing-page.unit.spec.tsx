import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Pricing } from './pricing-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const contract = planExample.contracts[0]!;

const serving = () =>
  new ServerDouble()
    .answer(pricingApi.getPlan, { ...held, season_pricing_plan: plan, draft: null })
    .answer(pricingApi.compareOffers, { ...pricingApi.compareOffers.example.answer, items: [] })
    .answer(pricingApi.tryDraft, pricingApi.tryDraft.example.answer)
    .answer(pricingApi.saveDraft, pricingApi.saveDraft.example.answer)
    .answer(pricingApi.contractsInUse, { items: [] });
const open = (at = '/price_settings', server = serving()) =>
  renderConsole(<Pricing />, { at, path: '/price_settings', server });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('a contract', () => {
  it.each([
    [1, '1 person is on this contract, so it cannot be deleted. Let its availability end instead.'],
    [4, '4 people are on this contract, so it cannot be deleted. Let its availability end instead.'],
  ])('with %i on it cannot be deleted, which says so', async (people, reason) => {
    const server = serving().answer(pricingApi.contractsInUse, { items: [{ contract_id: contract.id, people }] });
    const { user } = await open('/price_settings?tab=long_term', server);
    await user.click(await screen.findByRole('button', { name: `Open ${contract.name}` }));
    const dialog = within(screen.getByRole('dialog'));
    const remove = dialog.getByRole('button', { name: 'Delete contract' });
    await waitFor(() => expect(remove).toHaveAccessibleDescription(reason));
    await user.click(remove);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('without any stay on it is deleted from the draft', async () => {
    const { user, server } = await open('/price_settings?tab=long_term');
    await user.click(await screen.findByRole('button', { name: `Open ${contract.name}` }));
    await waitFor(() => expect(server.received(pricingApi.contractsInUse)).toHaveLength(1));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete contract' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('No long-term contracts yet.')).toBeVisible();
  });
});

describe('the tabs', () => {
  it.each([
    ['/price_settings', 'Seasons'],
    ['/price_settings?tab=rates', 'Rates'],
    ['/price_settings?tab=surcharges', 'Persons and charges'],
    ['/price_settings?tab=try', 'Try it'],
  ])('%s opens %s', async (address, name) => {
    await open(address);
    const tabs = within(screen.getByRole('navigation', { name: 'Pricing' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(name);
    expect(await tabs.findByRole('link', { name: 'Long term 1' })).toBeVisible();
  });
});
