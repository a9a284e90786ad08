import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../ui/fields/check-field.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { useBoundField } from '../../../ui/fields/use-bound-field.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthValues } from '../model/berth-values.js';
import type { BerthEditing } from './use-berth-editing.js';

const Fields = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: '1.35fr .8fr 1fr 1fr 1fr',
  // The minimums stand below their maximums.
  '& > [data-below]': { gridColumnStart: 3 },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-child': { gridColumn: 'span 2' },
    '& > [data-below]': { gridColumnStart: 'auto' },
  },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': { gridColumn: 'auto' },
  },
});

interface PlaceAndSizeProps {
  editing: BerthEditing;
  piers: readonly { readonly id: string; readonly name: string }[];
  /** How many berths of the pier have these sizes. */
  note: string | undefined;
  locked: boolean;
  /** "{pier}{number} already exists" from the last attempt; null: the number is free as far as known. */
  taken: string | null;
  /** Called when pier or number change after that attempt. */
  onNumber: () => void;
}

/** Pier, number and sizes. */
export function PlaceAndSize({ editing, piers, note, locked, taken, onNumber }: PlaceAndSizeProps) {
  const { t } = useTranslation('inventory/berth');
  const { control } = editing.form;
  const number = useBoundField<number | null | undefined, BerthValues, BerthValues>({
    control,
    name: 'number',
    label: t('trade:number'),
    required: true,
    disabled: locked,
  });
  const metres = { control, suffix: 'm', maxIntegers: 4, decimals: 2, fixed: 2, disabled: locked } as const;
  return (
    <Section title={t('placeAndSize')} actions={note !== undefined && <Quiet>{note}</Quiet>}>
      <Fields>
        <SelectField
          control={control}
          name="pier_id"
          label={t('trade:pier')}
          required
          disabled={locked}
          options={piers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberInput
          {...number}
          error={taken ?? number.error}
          onChange={(value) => {
            if (taken !== null) onNumber();
            number.onChange(value);
          }}
          maxIntegers={5}
          decimals={0}
        />
        <NumberField {...metres} name="max_loa" label={t('maxLength')} required />
        <NumberField {...metres} name="max_beam" label={t('maxBeam')} required />
        <NumberField {...metres} name="max_draft" label={t('maxDraft')} required />
        <div data-below="">
          <NumberField {...metres} name="min_length" label={t('minLength')} placeholder={t('none')} />
        </div>
        <NumberField {...metres} name="min_beam" label={t('minBeam')} placeholder={t('none')} />
        <NumberField {...metres} name="min_draft" label={t('minDraft')} placeholder={t('none')} />
      </Fields>
      <CheckField control={control} name="lettered" label={t('lettered')} disabled={locked} />
    </Section>
  );
}
