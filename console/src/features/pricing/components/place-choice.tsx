import { useTranslation } from 'react-i18next';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Subsection } from '../../../ui/page/subsection.js';
import { Second } from '../../../ui/layout/second.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PierChoice } from '../api/use-piers.js';
import { NotInBookings } from './not-in-bookings.js';
import { useEditing } from '../model/editing-context.js';

export const Ticks = styled('div')({
  display: 'grid',
  gap: '0 14px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' },
});

interface PlaceChoiceProps {
  readonly piers: readonly PierChoice[];
  readonly chosen: readonly string[] | undefined;
  readonly onChange: (chosen: string[]) => void;
}

/** The piers on which a rule holds. None chosen means all. */
export function PlaceChoice({ piers, chosen = [], onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('pricing/charges');
  const { locked } = useEditing();
  if (piers.length === 0) return null;
  return (
    <Subsection title={t('trade:piers')}>
      <Ticks>
        {piers.map(({ id, name }) => (
          <TickInput
            key={id}
            look="check"
            label={name}
            disabled={locked}
            value={chosen.includes(id)}
            onChange={(on) =>
              onChange(piers.flatMap((pier) => ((pier.id === id ? on : chosen.includes(pier.id)) ? [pier.id] : [])))
            }
          />
        ))}
      </Ticks>
      <Second as="p">{t('noneMeansAllPiers')}</Second>
      {chosen.length > 0 && <NotInBookings />}
    </Subsection>
  );
}
