import { styled } from '../../../ui/theme/styled.js';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useSession } from '../../../lib/session/session.js';
import { useKeepsMails } from '../../../lib/session/use-keeps-mails.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { Timeline } from '../../../ui/page/timeline.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { OlderEntries } from './older-entries.js';
import { useOlderHistory, useOwnHistory } from './use-own-history.js';
import { useTimelineEntries } from './use-timeline-entries.js';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20, '&:empty': { display: 'none' } });
const Way = styled(Link)({ ...type.label, color: role.sea, padding: '6px 0' });

/** Number of actions that are easy to read beside the work. The history screen shows all of them. */
const SHOWN = 12;

interface StatusTimelineProps {
  readonly reservation: ReservationDetail;
  /** True beside the work, where the heading is small. Otherwise the timeline fills its tab. */
  readonly beside?: boolean;
  /** Only entries that contain these words. */
  readonly search?: string;
  readonly onClear?: (() => void) | undefined;
}

/**
 * Past events, newest first, with who did them. Everybody who sees the reservation reads its history; only the history of
 * the whole marina needs a permission.
 */
export const StatusTimeline = memo(function StatusTimeline(props: StatusTimelineProps) {
  const { reservation, beside = false, search = '', onClear } = props;
  const { t } = useTranslation('reservations/side');
  const history = useOwnHistory(reservation.id);
  const found = useOwnHistory(reservation.id, search);
  const [asked, setAsked] = useState({ search, pages: 0 });
  const pages = asked.search === search ? asked.pages : 0;
  const older = useOlderHistory(reservation.id, search, beside ? 0 : pages);
  const loaded = found.data === undefined ? null : eachOnce([...found.data.items, ...older.items]);
  const entries = useTimelineEntries(reservation, loaded, search === '' ? (loaded ?? undefined) : history.data?.items);
  return (
    <Card>
      <Section title={t('trade:activity')} level={beside ? 'label' : 'section'}>
        {search !== '' && <Found found={found} onClear={onClear} />}
        {found.isPending ? (
          <LoadingLines lines={4} rowHeight={44} />
        ) : (
          (search === '' || !found.isError) && <Timeline entries={beside ? entries.slice(0, SHOWN) : entries} />
        )}
        {!beside && loaded !== null && found.data !== undefined && found.data.total > found.data.items.length && (
          <OlderEntries
            shown={loaded.length}
            total={found.data.total}
            older={older}
            onMore={() => setAsked({ search, pages: pages + 1 })}
          />
        )}
        <WaysOn reservation={reservation} />
      </Section>
    </Card>
  );
});

/** The ways to the history of the marina and to the mails of the reservation, for those who may go there. */
function WaysOn({ reservation }: Pick<StatusTimelineProps, 'reservation'>) {
  const { t } = useTranslation('reservations/side');
  const { mayDo, edition } = useSession();
  const keepsMails = useKeepsMails();
  return (
    <Ways>
      {mayDo(auditCalls.getall.access) && (
        <Way to={historyAddress(edition, { kind: 'reservation', id: reservation.id })}>{t('asItStood')}</Way>
      )}
      {keepsMails === true && (
        <Way to={`/outbox?search=${encodeURIComponent(reservation.view_id)}`}>{t('itsEmails')}</Way>
      )}
    </Ways>
  );
}

/** An entry that is added while pages are loaded moves others to the next page. */
function eachOnce(entries: readonly AuditEntry[]): AuditEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

interface FoundProps {
  readonly found: ReturnType<typeof useOwnHistory>;
  readonly onClear: (() => void) | undefined;
}

/** How many entries a search has found, which screen readers hear; a search without a match can be cleared. */
function Found({ found, onClear }: FoundProps) {
  const { t } = useTranslation('reservations/side');
  const count = found.data?.total;
  if (found.isError) return <LoadFailed load={found} />;
  return (
    <>
      <div role="status">{count !== undefined && count > 0 && <Quiet>{t('entriesFound', { count })}</Quiet>}</div>
      {count === 0 && <NoMatch onClear={onClear}>{t('noEntryFound')}</NoMatch>}
    </>
  );
}
