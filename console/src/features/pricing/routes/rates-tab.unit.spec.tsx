import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { formOf, type PlanForm } from '../model/plan-form.js';
import { blankClass, setPrice, withClass, withClasses } from '../model/plan-form-classes.js';
import { Component as Pricing } from './pricing-page.js';

const { season_pricing_plan: plan, ...held } = pricingApi.getPlan.example.answer;
const ids = [
  '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c01',
  '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c02',
  '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c03',
];

/** Up to 8 m flat, 8 to 15 m by half metres, and pier H for barges; prices in summer only. */
function listed(): PlanForm {
  let form = withClasses(formOf(planExample), () => 'Up to 8 m');
  form = withClass(form, blankClass('8 to 15 m'), 1);
  form = withClass(form, blankClass('Barges'), 0);
  for (const [at, one] of (form.classes ?? []).entries()) one.id = ids[at];
  const [barges, flat, metre] = form.classes!;
  barges!.takes.vessel_types = ['BARGE'];
  flat!.charged = { by: 'BOAT' };
  flat!.takes.max_length = 8;
  metre!.takes.max_length = 15;
  metre!.charged = { by: 'METRE', counted: 'HALF_STARTED', least: 8 };
  for (const [at, night] of [1, 26, 3.6].entries()) setPrice(form, 0, at, 'night', night);
  setPrice(form, 1, 1, 'night', 14);
  return form;
}

async function open(form: object) {
  const server = new ServerDouble()
    .answer(pricingApi.getPlan, { ...held, season_pricing_plan: form as never, draft: null })
    .answer(pricingApi.compareOffers, { ...pricingApi.compareOffers.example.answer, items: [] })
    .answer(pricingApi.saveDraft, pricingApi.saveDraft.example.answer)
    .answer(berthApi.listPiers, { items: [], total: 0 });
  const rendered = await renderConsole(<Pricing />, {
    at: '/price_settings?tab=rates',
    path: '/price_settings',
    server,
  });
  await screen.findByRole('heading', { name: 'Rates' });
  const saved = () => server.inputs(pricingApi.saveDraft).at(-1)?.season_pricing_plan;
  return { ...rendered, saved };
}
const row = (name: string) => within(screen.getByRole('group', { name }));
const names = () =>
  screen
    .getAllByRole('group')
    .flatMap((group) => /^(?:Up to|8 to|Barges)/.exec(group.getAttribute('aria-label') ?? '')?.[0] ?? []);

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('a list without classes', () => {
  it('gets them with one step, at the same prices, and back with Undo', async () => {
    const { user, saved } = await open(plan!);
    await user.click(screen.getByRole('button', { name: 'Use classes' }));
    expect(row('All boats').getByLabelText('Day')).toHaveValue('4.50');
    expect(row('All boats').getByLabelText('Week')).toHaveValue('27.00');
    await waitFor(() =>
      expect(saved()?.classes).toMatchObject([{ name: 'All boats', charged: { by: 'METRE', least: 6 } }]),
    );
    expect(saved()?.seasons[0]?.rates).toEqual(planExample.seasons[0]?.rates);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Use classes' })).toBeVisible();
  });

  it('says why it cannot where a least length is charged by area', async () => {
    const byArea = structuredClone(plan!);
    byArea.size_pricing = { type: 'FIXED', per: 'SQUARE_METRE', minimum_chargeable_length: 6 };
    await open(byArea);
    expect(screen.getByRole('button', { name: 'Use classes' })).toHaveAccessibleDescription(/minimum length/);
  });
});

describe('the classes', () => {
  it('have the prices of the season that is chosen, and the year in all', async () => {
    const { user } = await open(listed());
    await user.type(row('Up to 8 m').getByLabelText('Year'), '2100');
    await user.click(screen.getByRole('button', { name: 'Winter' }));
    expect(row('Up to 8 m').getByLabelText('Day')).toHaveValue('14.00');
    expect(row('Up to 8 m').getByLabelText('Year')).toHaveValue('2100.00');
  });

  it('show what a boat counts as and pays, and follow another way to count', async () => {
    const { user } = await open(listed());
    await user.click(screen.getByRole('button', { name: /^8 to 15 m/ }));
    expect(screen.getByText(/14\.20 m counts as/)).toHaveTextContent('14.20 m counts as 14.5 m, a day 52.20');
    await user.click(screen.getByRole('radio', { name: 'Whole begun' }));
    expect(screen.getByText(/14\.20 m counts as/)).toHaveTextContent('15 m, a day 54.00');
  });

  it('empty prices that make no sense when charged otherwise, and bring them back', async () => {
    const { user } = await open(listed());
    await user.selectOptions(row('Up to 8 m').getByLabelText('Charged'), 'Per metre');
    expect(row('Up to 8 m').getByLabelText('Day')).toHaveValue('');
    expect(await screen.findByText(/prices made no sense any more and are empty/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row('Up to 8 m').getByLabelText('Day')).toHaveValue('26.00');
  });

  it('move with Alt and the arrows, with their prices and the focus', async () => {
    const { saved } = await open(listed());
    const day = row('Barges').getByLabelText('Day');
    day.focus();
    fireEvent.keyDown(day, { key: 'ArrowDown', altKey: true });
    expect(names()).toEqual(['Up to', 'Barges', '8 to']);
    expect(row('Barges').getByLabelText('Day')).toHaveValue('1.00');
    await waitFor(() => expect(row('Barges').getByLabelText('Day')).toHaveFocus());
    expect(screen.getByText('Barges is now number 2 of 3.')).toBeInTheDocument();
    await waitFor(() =>
      expect(saved()?.classes?.map(({ name }) => name)).toEqual(['Up to 8 m', 'Barges', '8 to 15 m']),
    );
  });

  it('take a table from a spreadsheet with decimal commas', async () => {
    await open(listed());
    const data = { getData: () => '26,50\t132,50\n3,70\t1.800,00\n9\t9' };
    fireEvent.paste(row('Up to 8 m').getByLabelText('Day'), { clipboardData: data });
    expect(row('Up to 8 m').getByLabelText('Week')).toHaveValue('132.50');
    expect(row('8 to 15 m').getByLabelText('Week')).toHaveValue('1800.00');
    expect(await screen.findByText('4 prices are pasted. 2 cells are no prices or have no row.')).toBeVisible();
  });

  it('copy another season, and ask whether filled prices stay', async () => {
    const { user } = await open(listed());
    await user.click(screen.getByRole('button', { name: 'Winter' }));
    await user.click(screen.getByRole('button', { name: 'Copy from Summer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Winter already has 1 price that differs.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep what is filled' }));
    expect(row('Up to 8 m').getByLabelText('Day')).toHaveValue('14.00');
    expect(row('8 to 15 m').getByLabelText('Day')).toHaveValue('3.60');
  });

  it('say that longer boats get no price, and add a class for them', async () => {
    const { user } = await open(listed());
    expect(screen.getByText('Nothing above 15 m')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a class for them' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/^Name \*/)).toHaveValue('Above 15 m');
    expect(screen.queryByText('Nothing above 15 m')).toBeNull();
  });

  it('say at the row that an earlier class takes its boats', async () => {
    const form = listed();
    form.classes![2]!.takes.max_length = 7;
    await open(form);
    expect(row('8 to 15 m').getByRole('alert')).toHaveTextContent('No boat reaches this class');
  });

  it('say at the row that a season has no price for them', async () => {
    const { user } = await open(listed());
    await user.click(screen.getByRole('button', { name: 'Winter' }));
    expect(row('8 to 15 m').getByText(/8 to 15 m has no price in Winter/)).toBeVisible();
  });

  it('have names in other languages, and kinds of boat', async () => {
    const { user, saved } = await open(listed());
    await user.click(screen.getByRole('button', { name: 'More about Barges' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name and boats' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Class: Barges' }));
    await user.type(dialog.getByLabelText('Français'), 'Péniches');
    await user.click(dialog.getByRole('checkbox', { name: 'Narrowboat' }));
    await waitFor(() =>
      expect(saved()?.classes?.[0]).toMatchObject({
        names: { fr: 'Péniches' },
        takes: { vessel_types: ['BARGE', 'NARROWBOAT'] },
      }),
    );
  });

  it('of several sizes have a row for each', async () => {
    const { user } = await open(listed());
    await user.selectOptions(row('Up to 8 m').getByLabelText('Charged'), 'Length × beam');
    expect(row('Up to 8 m, up to 8.0 m').getByLabelText('Day')).toHaveValue('26.00');
    await user.click(row('Up to 8 m, any size').getByRole('button', { name: 'any size' }));
    await user.type(row('Up to 8 m, any size').getByLabelText('Up to'), '10');
    expect(row('Up to 8 m, up to 10.0 m').getByLabelText('Day')).toHaveValue('');
  });
});
