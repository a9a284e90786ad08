import { styled } from '../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../ui/fields/number-input.js';
import { type LengthChoice, readLengths, writtenLengths } from './length-choice.js';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: 280, maxWidth: '100%' });

interface LengthFilterProps {
  value: LengthChoice | null;
  /** Called with null when both ends are empty. */
  onChange: (value: LengthChoice | null) => void;
}

/** A range of boat lengths in metres. A range that is not valid yet stays in the editor, which shows the error. */
export function LengthFilter({ value, onChange }: LengthFilterProps) {
  const { t } = useTranslation('entities/vessel');
  const [typed, setTyped] = useState<LengthChoice>(value ?? {});
  const backwards = typed.from !== undefined && typed.to !== undefined && typed.from > typed.to;
  const change = (end: keyof LengthChoice) => (metres: number | null | undefined) => {
    const next: LengthChoice = { ...typed, [end]: metres ?? undefined };
    setTyped(next);
    const text = writtenLengths(next);
    if (text === '') onChange(null);
    else if (readLengths(text) !== null) onChange(readLengths(text));
  };
  const limits = { suffix: 'm', maxIntegers: 3, decimals: 2 };
  return (
    <Pair>
      <NumberInput
        {...limits}
        label={t('trade:lengthFrom')}
        value={typed.from ?? null}
        onChange={change('from')}
        autoFocus
      />
      <NumberInput
        {...limits}
        label={t('trade:lengthTo')}
        value={typed.to ?? null}
        onChange={change('to')}
        error={backwards ? t('rangeBackwards') : undefined}
      />
    </Pair>
  );
}
