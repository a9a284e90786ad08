import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { renderUi } from '../../../testing/render-ui.js';
import { CheckField } from './check-field.js';
import { FieldWordsContext } from './field-words-context.js';
import { NoteField } from './note-field.js';
import { NumberField } from './number-field.js';
import { NumberInput } from './number-input.js';
import { SelectField } from './select-field.js';
import { SwitchField } from './switch-field.js';
import { TextField } from './text-field.js';
import { ToggleField } from './toggle-field.js';

interface Values {
  name: string;
  price: number | null;
  kind: string | null;
  mode: string;
  ok: boolean;
  on: boolean;
  note: string;
}

const start: Values = { name: '', price: 110, kind: null, mode: 'night', ok: false, on: false, note: '' };

function Seen({ control }: { control: Control<Values> }) {
  return <output>{JSON.stringify(useWatch({ control }))}</output>;
}

const kinds = [
  { value: 'sail', label: 'Sail' },
  { value: 'motor', label: 'Motor' },
];
const modes = [
  { value: 'night', label: 'Per night' },
  { value: 'total', label: 'Total' },
];

function Form({ locked = null }: { locked?: string | null }) {
  const { control, handleSubmit, setValue } = useForm<Values>({ defaultValues: start, mode: 'onTouched' });
  return (
    <FieldWordsContext value={(code) => `words for ${code}`}>
      <form
        onSubmit={(event) =>
          void handleSubmit(
            () => undefined,
            () => undefined,
          )(event)
        }
      >
        <TextField control={control} name="name" label="Boat" hint="As on the papers" reason={locked} required />
        <NumberField control={control} name="price" label="Price" suffix="EUR" fixed={2} />
        <SelectField control={control} name="kind" label="Type" options={kinds} placeholder="Choose" />
        <ToggleField control={control} name="mode" label="Mode" options={modes} />
        <CheckField control={control} name="ok" label="Accepted" />
        <SwitchField control={control} name="on" label="Lives aboard" />
        <NoteField control={control} name="note" label="Notes" max={20} />
        <button>Send</button>
        <button type="button" onClick={() => setValue('price', 99)}>
          Reset price
        </button>
        <Seen control={control} />
      </form>
    </FieldWordsContext>
  );
}

const seen = () => JSON.parse(screen.getByRole('status').textContent) as Values;

describe('fields of a form', () => {
  it('are named by their labels and carry what is entered', async () => {
    const { user } = await renderUi(<Form />);
    await user.type(screen.getByRole('textbox', { name: /^Boat/ }), 'Albatros');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Motor');
    await user.click(screen.getByRole('radio', { name: 'Total' }));
    await user.click(screen.getByRole('checkbox', { name: 'Accepted' }));
    await user.click(screen.getByRole('switch', { name: 'Lives aboard' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Quiet side');
    expect(seen()).toEqual({
      name: 'Albatros',
      price: 110,
      kind: 'motor',
      mode: 'total',
      ok: true,
      on: true,
      note: 'Quiet side',
    });
  });

  it('can all be reached and used by keyboard', async () => {
    const { user } = await renderUi(<Form />);
    await user.tab();
    await user.keyboard('Nordlys');
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(seen()).toMatchObject({ name: 'Nordlys', mode: 'total', ok: true, on: true });
  });

  it('give null again when the placeholder is chosen', async () => {
    const { user } = await renderUi(<Form />);
    const type = screen.getByRole('combobox', { name: 'Type' });
    await user.selectOptions(type, 'Sail');
    await user.selectOptions(type, 'Choose');
    expect(seen().kind).toBeNull();
  });

  it('show why they are locked, and accept no input', async () => {
    const { user } = await renderUi(<Form locked="Only the boater can change it" />);
    const boat = screen.getByRole('textbox', { name: /^Boat/ });
    await user.type(boat, 'x');
    expect(boat).toBeDisabled();
    expect(boat).toHaveAccessibleDescription('Only the boater can change it As on the papers');
    expect(seen().name).toBe('');
  });

  it('stop at the most that a note may hold, and count', async () => {
    const { user } = await renderUi(<Form />);
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'x'.repeat(30));
    expect(seen().note).toHaveLength(20);
    expect(screen.getByLabelText('20 of 20 characters')).toBeVisible();
  });
});

describe('an error', () => {
  function Wrong() {
    const { control } = useForm<{ name: string }>({
      defaultValues: { name: '' },
      errors: { name: { type: 'custom', message: 'vesselNameRequired' } },
    });
    return (
      <FieldWordsContext value={(code) => `words for ${code}`}>
        <TextField control={control} name="name" label="Boat" />
      </FieldWordsContext>
    );
  }

  it('appears at its field as a text', async () => {
    await renderUi(<Wrong />);
    const boat = screen.getByRole('textbox', { name: 'Boat' });
    expect(boat).toBeInvalid();
    expect(boat).toHaveAccessibleDescription('words for vesselNameRequired');
    expect(screen.getByRole('alert')).toHaveTextContent('words for vesselNameRequired');
  });
});

describe('a number field', () => {
  it('drops the keystrokes that are too many', async () => {
    const change = jest.fn();
    const { user } = await renderUi(<NumberInput label="Price" value={null} onChange={change} maxIntegers={2} />);
    await user.type(screen.getByRole('textbox', { name: 'Price' }), 'a');
    expect(change).not.toHaveBeenCalled();
  });

  it('keeps what is typed while it is typed, and shows two decimals after', async () => {
    const { user } = await renderUi(<Form />);
    const price = screen.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveValue('110.00');
    await user.clear(price);
    expect(seen().price).toBeNull();
    await user.type(price, '1234567,899');
    expect(price).toHaveValue('123456.89');
    expect(seen().price).toBe(123456.89);
    await user.clear(price);
    await user.type(price, '7,5');
    expect(price).toHaveValue('7.5');
    await user.tab();
    expect(price).toHaveValue('7.50');
  });

  it('shows a value that is set from outside', async () => {
    const { user } = await renderUi(<Form />);
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Reset price' }));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('99.00');
  });
});
