import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { RulesCard } from '../components/rules-card.js';
import { EditingContext } from '../model/editing-context.js';
import { checkForm } from '../model/form-errors.js';
import { formOf, type PlanForm } from '../model/plan-form.js';
import { setPrice, withClasses } from '../model/plan-form-classes.js';

const [pier] = berthApi.listPiers.example.answer.items;

/** One class, whose week costs five days in summer. */
function listed(week = 18): PlanForm {
  const form = withClasses(formOf(planExample), () => 'All boats');
  for (const [tier, price] of [
    ['night', 3.6],
    ['week', week],
    ['month', 72],
  ] as const) {
    setPrice(form, 0, 0, tier, price);
  }
  form.surcharges.multihull = null;
  return form;
}

/** The card over a form that it changes, without the page around it. */
async function open(start: PlanForm, season = 0) {
  const held = { form: start };
  function Card() {
    const [form, setForm] = useState(start);
    held.form = form;
    return (
      <EditingContext
        value={{
          form,
          published: null,
          checked: checkForm(form),
          change: (recipe) => {
            const next = structuredClone(held.form);
            recipe(next);
            held.form = next;
            setForm(next);
          },
          replace: (next) => {
            held.form = next;
            setForm(next);
          },
          errorAt: () => undefined,
          leave: () => undefined,
          locked: false,
          currency: 'EUR',
        }}
      >
        <RulesCard season={season} />
      </EditingContext>
    );
  }
  const server = new ServerDouble().answer(berthApi.listPiers, { items: [pier!], total: 1 });
  await renderConsole(<Card />, { server });
  return held;
}
const rule = (title: string) =>
  within(screen.getByText(title, { selector: 'h3' }).closest<HTMLElement>('[role=group]')!);
const flip = (title: string) => fireEvent.click(rule(title).getByLabelText(title, { selector: 'input' }));
const type = (within: ReturnType<typeof rule>, label: string | RegExp, value: string) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } });

describe('the spans of the list', () => {
  it('warn of stays that are dearer than the next longer price, until the cap is on', async () => {
    const held = await open(listed());
    const title = 'A stay is never dearer than the next longer price';
    expect(rule(title).getByText(/6 nights cost more than a week/)).toBeVisible();
    expect(rule(title).getByText(/and 27 more than a month, in Summer, All boats/)).toBeVisible();
    flip(title);
    expect(screen.queryByText(/6 nights cost more than a week/)).toBeNull();
    expect(held.form.tiers).toMatchObject({ combine: 'CAPPED', edge: 'EACH_NIGHT', week: { nights: 7 } });
    flip(title);
    expect(held.form.tiers?.combine).toBe('ADD_UP');
  });

  it('name prices that are dearer than their parts, and lower them', async () => {
    const held = await open(listed(30));
    const title = 'A week is never dearer than 7 days';
    expect(rule(title).getByText('Summer, All boats, Week')).toBeVisible();
    fireEvent.click(rule(title).getByText('Lower them to their parts'));
    expect(rule(title).getByText('All prices of this list keep to it.')).toBeVisible();
    expect(held.form.seasons[0]?.prices?.[0]?.week).toBe(25.2);
  });

  it('have the first night’s season over an edge, and weeks of other lengths', async () => {
    const held = await open(listed());
    fireEvent.click(screen.getByLabelText('first night’s season'));
    type(rule('Weeks and months'), 'Nights of a week', '6');
    type(rule('Weeks and months'), 'Else a week costs', '5');
    expect(held.form.tiers).toMatchObject({ edge: 'FIRST_NIGHT', week: { nights: 6, costs_nights: 5 } });
  });
});

describe('multihulls', () => {
  it('pay a factor on the price, which stays when it is put on the length', async () => {
    const held = await open(listed());
    flip('Multihulls');
    type(rule('Multihulls'), 'Factor', '1.5');
    expect(held.form.surcharges.multihull).toEqual({ length_multiplier: 1.5, applies_to: 'PRICE' });
    fireEvent.click(rule('Multihulls').getByLabelText('length'));
    expect(held.form.surcharges.multihull).toEqual({ length_multiplier: 1.5, applies_to: 'LENGTH' });
  });

  it('get a class of their own above the others', async () => {
    const held = await open(listed());
    flip('Multihulls');
    fireEvent.click(rule('Multihulls').getByLabelText('own classes'));
    expect(held.form.classes?.[0]).toMatchObject({ name: 'Multihulls', takes: { hull_types: ['MULTIHULL'] } });
    expect(held.form.surcharges.multihull).toBeNull();
  });
});

describe('the rules of a season', () => {
  it('name the other seasons that have them', async () => {
    const form = listed();
    form.seasons[1]!.weekend = { days: [5, 6], change: { type: 'PERCENT', percent: 10 } };
    await open(form);
    expect(rule('Weekend').getByText('Also in Winter.')).toBeVisible();
    expect(rule('Weekend').queryByLabelText('More or less')).toBeNull();
  });

  it('say how much a weekend costs more, by percent or by an amount', async () => {
    const held = await open(listed());
    flip('Weekend');
    expect(rule('Weekend').getByText('Fri, Sat in Summer')).toBeVisible();
    fireEvent.click(rule('Weekend').getByLabelText('Sun'));
    type(rule('Weekend'), 'More or less', '10');
    expect(held.form.seasons[0]?.weekend).toEqual({ days: [5, 6, 7], change: { type: 'PERCENT', percent: 10 } });
    fireEvent.click(rule('Weekend').getByLabelText('EUR'));
    type(rule('Weekend'), 'More or less', '4');
    expect(held.form.seasons[0]?.weekend?.change).toEqual({ type: 'AMOUNT', amount: 4 });
    expect(held.form.seasons[1]?.weekend).toBeUndefined();
  });

  it('say the least nights, also by the day of arrival', async () => {
    const held = await open(listed());
    flip('Least nights');
    type(rule('Least nights'), 'In Summer', '2');
    fireEvent.click(rule('Least nights').getByText('Other for some arrivals'));
    type(rule('Least nights'), 'Nights', '7');
    expect(held.form.seasons[0]?.least_nights).toEqual({
      nights: 2,
      unless_it_fills_a_gap: true,
      arrivals: [{ days: [6], nights: 7 }],
    });
  });

  it('make later nights cheaper', async () => {
    const held = await open(listed());
    flip('Second night cheaper');
    type(rule('Second night cheaper'), 'More or less', '-50');
    expect(held.form.seasons[0]?.later_nights).toEqual([{ from_night: 2, change: { type: 'PERCENT', percent: -50 } }]);
  });
});

describe('the rules of the whole list', () => {
  it('are by pier, and come back with Undo', async () => {
    const form = listed();
    form.places = [{ piers: [pier!.id], berth_from_length: null, change: { type: 'PERCENT', percent: -15 } }];
    const held = await open(form);
    expect(await rule('By pier').findByText(`${pier!.name}: −15%`)).toBeVisible();
    flip('By pier');
    expect(held.form.places).toEqual([]);
    fireEvent.click(await screen.findByText('Undo'));
    expect(held.form).toEqual(form);
  });

  it('are set in a dialog', async () => {
    const held = await open(listed());
    flip('By pier');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByLabelText(pier!.name));
    type(dialog, 'More or less', '-15');
    expect(held.form.places).toMatchObject([{ piers: [pier!.id], change: { type: 'PERCENT', percent: -15 } }]);
  });

  it('are for events, with their nights', async () => {
    const held = await open(listed());
    flip('Events');
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog, /^Name/, 'Regatta');
    type(dialog, 'More or less', '20');
    type(dialog, 'Least nights', '3');
    expect(held.form.events).toMatchObject([{ name: 'Regatta', change: { percent: 20 }, least_nights: 3 }]);
  });

  it('are for early booking', async () => {
    const held = await open(listed());
    flip('Early or late booking');
    type(rule('Early or late booking'), 'At least', '60');
    type(rule('Early or late booking'), 'More or less', '-5');
    expect(held.form.lead_times).toEqual([
      { at_least_days: 60, at_most_days: null, change: { type: 'PERCENT', percent: -5 } },
    ]);
  });

  it('say which size is charged, and whether prices have VAT in them', async () => {
    const held = await open(listed());
    fireEvent.click(screen.getByLabelText('the larger'));
    fireEvent.click(screen.getByLabelText('Prices of this list include VAT'));
    await waitFor(() => expect(held.form).toMatchObject({ charged_size: 'LARGER', prices_include_vat: false }));
  });
});
