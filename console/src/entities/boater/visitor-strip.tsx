import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { SailingIcon } from '../../ui/icons.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { isVisitor } from './boater-card-rules.js';

const Strip = styled('p')({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '7px 20px',
  color: role.seaStrong,
  backgroundColor: role.seaSoft,
  borderRadius: `${radius.card - 1}px ${radius.card - 1}px 0 0`,
  '& svg': { width: 16, height: 16 },
});

/** The banner at the top of a visitor's card. A resident's card has none. */
export function VisitorStrip({ boater }: { readonly boater: Pick<ReservationDetail['boater'], 'relation_type'> }) {
  const { t } = useTranslation('entities/boater');
  if (!isVisitor(boater)) return null;
  return (
    <Strip data-part="visitor">
      <SailingIcon />
      {t('trade:visitor')}
    </Strip>
  );
}
