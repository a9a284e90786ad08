import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boaterApi, vesselApi } from '../../../../../contracts/customers/api.js';
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
        vessel: { ...vessel, length: 14.2, beam: 4.35, hull_type: 'MULTIHULL' },
      });
    const { user } = await open('/price_settings?tab=try', server);
    const tried = await card();
    await user.type(tried.getByLabelText('A boat of the marina'), 'alba');
    await user.click(await screen.findByRole('option', { name: /Albatros/ }));
    await waitFor(() => expect(tried.getByLabelText(/^Length/)).toHaveValue('14.2'));
    await waitFor(() =>
      expect(asked(server)?.vessel).toMatchObject({ length: 14.2, beam: 4.35, hull_type: 'MULTIHULL' }),
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
    const { user } = await open('/price_settings?tab=try', server);
    await user.selectOptions((await card()).getByLabelText('Contract'), 'Winter berth');
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
    const { user } = await open('/price_settings?tab=try', server);
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
    await user.selectOptions(tried.getByLabelText('To'), '09:00');
    expect(await screen.findByText('The visit must end later than it begins.')).toBeVisible();
    expect(server.received(pricingApi.calculateHourly)).toHaveLength(asks);
  });
});
