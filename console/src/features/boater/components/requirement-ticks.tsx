import { useTranslation } from 'react-i18next';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { Quiet } from './boater-card.js';
import type { Confirming } from './use-confirming.js';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& legend': { ...type.label, padding: 0, marginBottom: 4 },
});

interface RequirementTicksProps {
  readonly confirming: Confirming;
  readonly disabled: boolean;
}

/** The marina's requirements, of which the boater ticks each one. */
export function RequirementTicks({ confirming, disabled }: RequirementTicksProps) {
  const { t } = useTranslation('boater');
  const { asked, confirmed, reason, tick } = confirming;
  if (asked.length === 0) return null;
  return (
    <Group>
      <legend>{t('confirmLegend')}</legend>
      {asked.map((text) => (
        <TickInput
          key={text}
          look="check"
          label={text}
          value={confirmed.includes(text)}
          disabled={disabled}
          onChange={(ticked) => tick(text, ticked === true)}
        />
      ))}
      {reason !== null && <Quiet>{reason}</Quiet>}
    </Group>
  );
}
