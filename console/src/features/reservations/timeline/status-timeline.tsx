import { styled } from '../../../ui/theme/styled.js';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useSession } from '../../../lib/session/session.js';
import { useKeepsMails } from '../../../lib/session/use-keeps-mails.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Timeline } from '../../../ui/page/timeline.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useOwnHistory } from './use-own-history.js';
import { useTimelineEntries } from './use-timeline-entries.js';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20, '&:empty': { display: 'none' } });
const Way = styled(Link)({ ...type.label, color: role.sea, padding: '6px 0' });

/** Number of actions that are easy to read beside the work. The history screen shows all of them. */
const SHOWN = 12;

interface StatusTimelineProps {
  readonly reservation: ReservationDetail;
  /** True beside the work, where the heading is small. Otherwise the timeline fills its tab. */
  readonly beside?: boolean;
}

/**
 * Past events, newest first, with who did them. Everybody who sees the reservation reads its history; only the history of
 * the whole marina needs a permission.
 */
export const StatusTimeline = memo(function StatusTimeline({ reservation, beside = false }: StatusTimelineProps) {
  const { t } = useTranslation('reservations/side');
  const { mayDo, edition } = useSession();
  const keepsMails = useKeepsMails();
  const reads = mayDo(auditCalls.getall.access);
  const history = useOwnHistory(reservation.id);
  const entries = useTimelineEntries(reservation, history.data?.items ?? null);
  return (
    <Card>
      <Section title={t('whatHappened')} level={beside ? 'label' : 'section'}>
        {history.isPending ? (
          <LoadingLines lines={4} rowHeight={44} />
        ) : (
          <Timeline entries={beside ? entries.slice(0, SHOWN) : entries} />
        )}
        <Ways>
          {reads && (
            <Way to={historyAddress(edition, { kind: 'reservation', id: reservation.id })}>{t('asItStood')}</Way>
          )}
          {keepsMails === true && (
            <Way to={`/outbox?search=${encodeURIComponent(reservation.view_id)}`}>{t('itsEmails')}</Way>
          )}
        </Ways>
      </Section>
    </Card>
  );
});
