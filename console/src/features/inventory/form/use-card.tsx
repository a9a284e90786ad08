import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthEditing } from './use-berth-editing.js';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  '& b': { ...type.strong },
  '& small': { ...type.second, gridColumn: 1, color: role.ink2 },
  '& > div': { gridColumn: 2, gridRow: '1 / span 2' },
});

interface UseCardProps {
  editing: BerthEditing;
  locked: boolean;
  /** The holder of the berth, shown while it is kept for a resident. */
  holder: ReactNode;
  /** The resident who comes next; shown whomever the berth is kept for. */
  coming?: ReactNode;
}

/** Whether the berth is in use, who may be given it, and for whom it is kept. */
export function UseCard({ editing, locked, holder, coming }: UseCardProps) {
  const { t } = useTranslation('inventory/berth');
  const { control } = editing.form;
  const kept = useController({ control, name: 'holder_type' }).field.value;
  return (
    <Card>
      <Section title={t('use')}>
        {(['active', 'offered', 'instant_booking'] as const).map((name) => (
          <Line key={name}>
            <b aria-hidden="true">{t(`use_${name}`)}</b>
            <small>{t(`useHint_${name}`)}</small>
            <div>
              <SwitchField control={control} name={name} label={t(`use_${name}`)} labelHidden disabled={locked} />
            </div>
          </Line>
        ))}
      </Section>
      <Section>
        <ToggleField
          control={control}
          name="holder_type"
          label={t('keptFor')}
          disabled={locked}
          options={[
            { value: 'VISITOR', label: t('keptFor_VISITOR') },
            { value: 'RESIDENT', label: t('keptFor_RESIDENT') },
          ]}
        />
        {kept === 'RESIDENT' && holder}
      </Section>
      {coming}
    </Card>
  );
}
