import { Row } from '../../ui/layout/row.js';
import { Second } from '../../ui/layout/second.js';
import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { Avatar } from '../../ui/page/avatar.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { displayName, isVisitor, membershipShown } from './boater-card-rules.js';

const Name = styled('h2')({ ...type.section, margin: 0, overflowWrap: 'anywhere' });
const Badge = styled('div')({
  ...type.second,
  justifySelf: 'start',
  padding: '4px 8px',
  borderRadius: radius.control,
  color: role.booked.on,
  backgroundColor: role.booked.bg,
  '&[data-good=false]': { color: role.over.on, backgroundColor: role.over.bg },
});

/** Initials, name and membership card of the boater. A visitor is named by the `VisitorStrip` above it. */
export function BoaterHead({ boater }: { readonly boater: ReservationDetail['boater'] }) {
  const { t } = useTranslation('entities/boater');
  const card = membershipShown(boater);
  const name = displayName(boater);
  return (
    <>
      <Row gap={12} align="center" shrinks>
        <Avatar name={name} size={44} />
        <Stack gap={2} shrinks>
          <Name>{name}</Name>
          {!isVisitor(boater) && <Second data-part="relation">{t('trade:berthHolder')}</Second>}
        </Stack>
      </Row>
      {card !== null && (
        <Badge data-part="membership" data-good={card.status === 'active'}>
          {card.status === 'active'
            ? t('member', { number: card.card_number, count: card.redeem_nights_left })
            : t('memberInactive', { number: card.card_number, status: t(`cardStatus_${knownStatus(card.status)}`) })}
        </Badge>
      )}
    </>
  );
}

const statuses = ['expired', 'disabled', 'archived', 'temporary', 'pending'] as const;

/** A status that this screen does not know counts as disabled. */
function knownStatus(status: string): (typeof statuses)[number] {
  return statuses.find((known) => known === status) ?? 'disabled';
}
