import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/status-chip.js';
import { cardKinds } from './card-state.js';
import type { CardStatus } from '../../../../contracts/vocabulary/membership-card.js';

/** The state of a membership card. */
export function CardChip({ status }: { status: CardStatus }) {
  const { t } = useTranslation('entities/membership');
  return <StatusChip kind={cardKinds[status]} label={t(`state_${status}`)} />;
}
