import { useTranslation } from 'react-i18next';
import type { ResidentRow } from '../../../../../contracts/customers/boater.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { BoatOutline } from '../../../entities/vessel/boat-outline.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minWidth: 0,
});
/** The next step stands below the card where there is no room beside it. */
const CardLine = styled(Line)({ flexWrap: 'wrap' });
const Cut = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Second = styled('span')({ ...type.second, color: role.ink2, marginLeft: 'auto', textAlign: 'right' });

/** A resident on a phone: boat, holder, state and next step. */
export function ResidentCard({ row, scale }: { row: ResidentRow; scale: number }) {
  const { t } = useTranslation(['customers', 'entities/membership']);
  const step = useCardStepWords();
  const { membership_card: card, vessel_length, vessel_beam, vessel_type } = row;
  const name = row.full_name ?? t('erased');
  return (
    <Stack as="span" gap={6} shrinks>
      <Line>
        <Cut>
          {row.boat_name !== null && <strong>{row.boat_name}</strong>}
          <span style={{ color: role.ink2 }}>{row.boat_name === null ? name : `, ${name}`}</span>
        </Cut>
        {vessel_length !== null && (
          <span style={{ flex: 'none' }}>
            <BoatOutline length={vessel_length} beam={vessel_beam} type={vessel_type} scale={scale} />
          </span>
        )}
      </Line>
      <CardLine>
        <Row as="span" gap={10} align="center" shrinks>
          {card !== null && <CardChip status={card.status} />}
          {card !== null && <strong>{card.card_number}</strong>}
        </Row>
        <Second>
          {card !== null && card.status === 'active' && showsNights(card)
            ? t('entities/membership:nightsLeftShort', { count: card.nights_available })
            : step(card).main}
        </Second>
      </CardLine>
    </Stack>
  );
}
