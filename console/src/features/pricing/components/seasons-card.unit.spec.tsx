import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { EditingContext } from '../model/editing-context.js';
import { checkForm } from '../model/form-errors.js';
import { formOf, type PlanForm } from '../model/plan-form.js';
import { SeasonsCard } from './seasons-card.js';

/** The card over a form that it changes, without the page around it. */
async function open() {
  const held = { form: formOf(planExample) };
  function Edited() {
    const [form, setForm] = useState(held.form);
    held.form = form;
    const change = (recipe: (form: PlanForm) => void) => {
      const next = structuredClone(form);
      recipe(next);
      setForm(next);
    };
    const shown = { form, published: null, checked: checkForm(form), change, replace: setForm };
    const still = { errorAt: () => undefined, leave: () => undefined, locked: false, currency: 'EUR' };
    return (
      <EditingContext value={{ ...shown, ...still }}>
        <SeasonsCard />
      </EditingContext>
    );
  }
  await renderConsole(<Edited />);
  return held;
}
const row = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dates = (form: PlanForm) => form.seasons.map(({ name, from, to }) => `${name} ${from} ${to}`);

describe('the seasons', () => {
  it('take dates as they are typed, and show them in full when the field is left', async () => {
    const held = await open();
    const from = row('Summer').getByLabelText('From');
    type(from, '15.6.');
    expect(held.form.seasons[0]?.from).toBe('15/06');
    fireEvent.blur(from);
    expect(row('Summer').getByLabelText('From')).toHaveValue('15/06');
  });

  it('count 29 February in leap years only', async () => {
    await open();
    expect(row('Summer').getByText('153')).toBeVisible();
    expect(row('Winter').getByText('212 (213 in leap years)')).toBeVisible();
  });

  it('get a new one that is cut out of another, with its prices, and lose it with Undo', async () => {
    const held = await open();
    fireEvent.click(screen.getByText('Add a season'));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^Name/), 'High');
    type(dialog.getByLabelText(/^From/), '15.7.');
    type(dialog.getByLabelText(/^To, not/), '1.9.');
    expect(dialog.getByText('From 15/07 to 31/08, with the prices and rules of Summer.')).toBeVisible();
    fireEvent.click(dialog.getByText('Add a season', { selector: 'button' }));
    expect(dates(held.form)).toEqual([
      'Summer 01/05 15/07',
      'High 15/07 01/09',
      'Summer 01/09 01/10',
      'Winter 01/10 01/05',
    ]);
    expect(held.form.seasons[1]?.rates).toEqual(planExample.seasons[0]?.rates);
    fireEvent.click(await screen.findByText('Undo'));
    expect(dates(held.form)).toEqual(['Summer 01/05 01/10', 'Winter 01/10 01/05']);
  });

  it('add none without a name or with a day that does not exist', async () => {
    const held = await open();
    fireEvent.click(screen.getByText('Add a season'));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^From/), '31.6.');
    fireEvent.click(dialog.getByText('Add a season', { selector: 'button' }));
    expect(dialog.getByText('Enter the season’s name.')).toBeVisible();
    expect(dialog.getAllByText('Enter a day such as 15.6.')).toHaveLength(2);
    expect(held.form.seasons).toHaveLength(2);
  });

  it('have names in other languages', async () => {
    const held = await open();
    fireEvent.click(row('Summer').getByLabelText('Names of Summer'));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Français'), 'Été');
    expect(held.form.seasons[0]?.names).toEqual({ fr: 'Été' });
  });
});
