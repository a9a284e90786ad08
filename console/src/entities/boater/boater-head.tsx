import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { Avatar } from '../../ui/page/avatar.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { displayName, isVisitor, membershipShown } from './boater-card-rules.js';

const Head = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0 });
const Name = styled('h2')({ ...type.section, margin: 0, overflowWrap: 'anywhere' });
const Words = styled('div')({ display: 'grid', gap: 2, minWidth: 0 });
const Kind = styled('div')({ ...type.second, color: role.ink2 });
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
      <Head>
        <Avatar name={name} size={44} />
        <Words>
          <Name>{name}</Name>
          {!isVisitor(boater) && <Kind data-part="relation">{t('relation_RESIDENT')}</Kind>}
        </Words>
      </Head>
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
