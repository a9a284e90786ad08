import { useForm } from 'react-hook-form';
import { CheckField } from '../../ui/fields/check-field.js';
import { DateField } from '../../ui/fields/date-field.js';
import { DateRangeField } from '../../ui/fields/date-range-field.js';
import { NoteField } from '../../ui/fields/note-field.js';
import { NumberField } from '../../ui/fields/number-field.js';
import { SearchField } from '../../ui/fields/search-field.js';
import { SelectField } from '../../ui/fields/select-field.js';
import { SwitchField } from '../../ui/fields/switch-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { ToggleField } from '../../ui/fields/toggle-field.js';
import type { Story } from '../story.js';

interface Values {
  name: string;
  price: number | null;
  discount: number | null;
  type: string | null;
  start: string | null;
  end: string | null;
  birthday: string | null;
  mode: string;
  terms: boolean;
  liveAboard: boolean;
  note: string;
}

const values: Values = {
  name: 'Albatros',
  price: 110,
  discount: null,
  type: 'sail',
  start: '2027-07-03',
  end: '2027-07-10',
  birthday: null,
  mode: 'night',
  terms: true,
  liveAboard: false,
  note: 'Asked for the quiet side of pier C. Arrives after 20:00.',
};

const grid = { display: 'grid', gap: 14, gridTemplateColumns: '1fr 1fr' } as const;
const types = [
  { value: 'sail', label: 'Sail' },
  { value: 'motor', label: 'Motor' },
];

function Texts() {
  const { control } = useForm<Values>({
    defaultValues: values,
    errors: { name: { type: 'server', message: 'The boat needs a name' } },
  });
  return (
    <div style={grid}>
      <TextField control={control} name="name" label="Boat" required />
      <TextField control={control} name="type" label="Type" reason="Only the boater can change it" />
    </div>
  );
}

function Numbers() {
  const { control } = useForm<Values>({ defaultValues: values });
  return (
    <div style={grid}>
      <NumberField
        control={control}
        name="price"
        label="Price per night"
        suffix="EUR"
        fixed={2}
        hint="Plan says 110.00"
      />
      <NumberField control={control} name="discount" label="Discount" suffix="%" maxIntegers={3} />
    </div>
  );
}

function Choices() {
  const { control } = useForm<Values>({ defaultValues: values });
  return (
    <div style={{ display: 'grid', gap: 14 }}>
      <SelectField control={control} name="type" label="Boat type" options={types} />
      <ToggleField
        control={control}
        name="mode"
        label="Price mode"
        options={[
          { value: 'night', label: 'Per night' },
          { value: 'total', label: 'Total' },
        ]}
      />
      <CheckField control={control} name="terms" label="I accept the terms of service" />
      <SwitchField control={control} name="liveAboard" label="Lives aboard" hint="Shore power is charged by the day" />
    </div>
  );
}

function Dates() {
  const { control } = useForm<Values>({ defaultValues: values });
  return (
    <div style={{ display: 'grid', gap: 14 }}>
      <DateRangeField
        control={control}
        startName="start"
        endName="end"
        label="Stay"
        startLabel="Arrival"
        endLabel="Departure"
      />
      <DateField control={control} name="birthday" label="Date of birth" />
    </div>
  );
}

function StayCalendar() {
  const { control } = useForm<Values>({ defaultValues: values });
  return (
    <DateRangeField
      control={control}
      startName="start"
      endName="end"
      label="Stay"
      startLabel="Arrival"
      endLabel="Departure"
      min="2027-07-02"
    />
  );
}

function Note() {
  const { control } = useForm<Values>({ defaultValues: values });
  return <NoteField control={control} name="note" label="Internal notes" />;
}

function Search() {
  return <SearchField value="" onSearch={() => undefined} label="Boat, person, number" />;
}

export const fieldStories: readonly Story[] = [
  { name: 'text-field', Show: Texts },
  { name: 'number-field', Show: Numbers },
  { name: 'choice-fields', Show: Choices, width: 340 },
  { name: 'date-fields', Show: Dates, width: 400 },
  { name: 'date-range-calendar', Show: StayCalendar, width: 520, float: 460 },
  { name: 'note-field', Show: Note, width: 340 },
  { name: 'search-field', Show: Search, width: 320 },
];
