import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { writeHindrance } from '../../../entities/message/message-rules.js';
import { Thread } from '../../../entities/message/thread.js';
import type { Writing } from '../../../entities/message/use-writing.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';

interface MessagesTabProps {
  readonly reservation: ReservationDetail;
  readonly mayWrite: boolean;
  readonly writing: Writing;
}

/**
 * The messages about this reservation, its events, and a field to write. The tab is shown only to marinas that have
 * messages.
 */
export function MessagesTab({ reservation, mayWrite, writing }: MessagesTabProps) {
  const { t } = useTranslation(['reservations/side', 'entities/message']);
  const marina = useMarina();
  const chat = marina.marina_settings.permissions.chat === true;
  const who = principalOf({ user: useUser(), marina });
  const hindrance = writeHindrance({ chat, relation: reservation.boater.relation_type, who, mayWrite });
  const { id: reservation_id, boater_id } = reservation;
  return (
    <Card>
      <Section title={t('trade:messages')}>
        <Thread
          subject={{ kind: 'reservation', boater_id, reservation_id }}
          reservation={reservation}
          lockedReason={hindrance === null ? null : t(`entities/message:writeHindrance_${hindrance}`)}
          writing={writing}
          noMessages={t('noMessages')}
        />
      </Section>
    </Card>
  );
}
