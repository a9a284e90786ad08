import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarinaRequirements } from '../../../../../contracts/marinas/marina.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { askedInstantly, formFields } from '../model/requirement-choice.js';

interface InstantRequirementsProps {
  value: MarinaRequirements;
  disabled: boolean;
  onChange: (value: MarinaRequirements) => void;
}

/** The fields that whoever books instantly has to fill in: no document can exist at that moment. */
export function InstantRequirements({ value, disabled, onChange }: InstantRequirementsProps) {
  const { t } = useTranslation('marinas');
  const [kind, setKind] = useState<'short' | 'long'>('short');
  return (
    <>
      <ToggleInput
        label={t('instantRequirements')}
        labelHidden
        value={kind}
        options={[
          { value: 'short', label: t('shortStays') },
          { value: 'long', label: t('longContracts') },
        ]}
        onChange={(next) => setKind(next === 'long' ? 'long' : 'short')}
      />
      {formFields.map((name) => (
        <TickInput
          key={name}
          look="check"
          label={t(`requirement_${name}`)}
          value={value[kind].instant_booking.includes(name)}
          disabled={disabled}
          onChange={(asked) => onChange({ ...value, [kind]: askedInstantly(value[kind], name, asked === true) })}
        />
      ))}
    </>
  );
}
