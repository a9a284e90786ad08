import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { styled } from '../../../ui/theme/styled.js';
import { sizeRange, writtenRange } from '../model/list-address.js';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: 280, maxWidth: '100%' });

/** A range of the berths' greatest length in metres. A range that is not valid yet stays in the editor. */
export function SizeEditor({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('inventory');
  const [typed, setTyped] = useState(() => sizeRange(value) ?? { from: null, to: null });
  const backwards = typed.from !== null && typed.to !== null && typed.from > typed.to;
  const change = (end: 'from' | 'to') => (metres: number | null | undefined) => {
    const next = { ...typed, [end]: metres ?? null };
    setTyped(next);
    const text = writtenRange(next.from, next.to);
    if (text === '' || sizeRange(text) !== null) onChange(text);
  };
  const limits = { suffix: 'm', maxIntegers: 4, decimals: 2 } as const;
  return (
    <Pair>
      <NumberInput {...limits} label={t('trade:from')} value={typed.from} onChange={change('from')} autoFocus />
      <NumberInput
        {...limits}
        label={t('trade:to')}
        value={typed.to}
        onChange={change('to')}
        error={backwards ? t('rangeBackwards') : undefined}
      />
    </Pair>
  );
}

interface YesNoEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Yes or no. */
export function YesNoEditor({ label, value, onChange }: YesNoEditorProps) {
  const { t } = useTranslation('inventory');
  return (
    <ToggleInput
      label={label}
      value={value}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
