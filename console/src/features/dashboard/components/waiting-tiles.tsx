import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Waiting } from '../../../../../contracts/dashboard/figures.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { notificationCalls } from '../../../../../contracts/notifications/calls.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { MOVES, movesUntil } from '../model/addresses.js';
import { FigureLink } from './figure-link.js';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
});
const Tile = styled('li')({
  minWidth: 0,
  padding: '14px 14px 12px',
  // The lines between tiles, however they wrap.
  boxShadow: `1px 1px 0 ${role.line}`,
});
const Label = styled('div')({ ...type.label, display: 'flex', alignItems: 'center', gap: 6, color: role.ink2 });
const Figure = styled('div')({ fontSize: 24, lineHeight: '32px', fontWeight: 650, letterSpacing: '-0.01em' });
const Details = styled('div')({ ...type.second, color: role.ink2, display: 'flex', flexWrap: 'wrap', columnGap: 6 });

interface FigureTileProps {
  label: string;
  to: string;
  figure: string;
  mark?: ReactNode;
  colour?: string | undefined;
  children?: ReactNode;
}

function FigureTile({ label, to, figure, mark, colour, children }: FigureTileProps) {
  return (
    <Tile>
      <Label>
        {mark}
        {label}
      </Label>
      <Figure style={{ color: colour }}>
        <FigureLink to={to} aria-label={`${label}: ${figure}`}>
          {figure}
        </FigureLink>
      </Figure>
      <Details>{children}</Details>
    </Tile>
  );
}

const Alert = () => (
  <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true" style={{ color: role.wrong.on, flex: 'none' }}>
    <circle cx="6" cy="6" r="5.6" fill="currentColor" />
    <path d="M6 2.6v4.2M6 8.3v1.2" stroke={role.surface} strokeWidth="1.5" />
  </svg>
);

/** Our moves, today's arrivals and departures, conflicts and unread messages. */
export function WaitingTiles({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { moves, arrivals, departures, conflicts, date } = waiting;
  const number = (value: number) => formats.number(value);
  return (
    <Tiles>
      <FigureTile
        label={t('trade:waitingForUs')}
        to={MOVES}
        figure={number(moves.total)}
        mark={<StatusMark kind="our_move" />}
        colour={moves.total > 0 ? role.ourMove.on : undefined}
      >
        {moves.end_today > 0 && (
          <FigureLink to={movesUntil(date)} style={{ color: role.ourMove.on, fontWeight: 400 }}>
            {t('endToday', { count: moves.end_today })}
          </FigureLink>
        )}
      </FigureTile>
      <FigureTile label={t('arrivalsTile')} to="/activity" figure={number(arrivals.total)}>
        <span>{t('arrived', { done: number(arrivals.done), left: number(arrivals.total - arrivals.done) })}</span>
        <Overdue count={arrivals.overdue} />
      </FigureTile>
      <FigureTile label={t('departuresTile')} to="/activity" figure={number(departures.total)}>
        <span>
          {t('departed', { done: number(departures.done), left: number(departures.total - departures.done) })}
        </span>
        <Overdue count={departures.overdue} />
      </FigureTile>
      <FigureTile
        label={t('conflicts')}
        to="/activity?tab=conflicts"
        figure={number(conflicts.total)}
        mark={conflicts.total > 0 ? <Alert /> : undefined}
        colour={conflicts.total > 0 ? role.wrong.on : undefined}
      >
        {conflicts.total === 0 && <span>{t('noConflicts')}</span>}
        {conflicts.items.map(({ conflict_id, berth, date: from }) => (
          <FigureLink
            key={conflict_id}
            to={conflictAddress(conflict_id)}
            style={{ color: role.wrong.on, fontWeight: 400 }}
          >
            {from <= date ? t('conflictNow', { berth }) : `${berth} ${formats.weekdayAndDay(from)}`}
          </FigureLink>
        ))}
      </FigureTile>
      <UnreadTile />
    </Tiles>
  );
}

function Overdue({ count }: { readonly count: number }) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <FigureLink to="/activity?tab=conflicts" style={{ color: role.ourMove.on }}>
      {t('overdue', { count })}
    </FigureLink>
  );
}

/** The questions of the bell, whose answers are then loaded once for both. */
const chats = { page_size: 10, remove_notifications: true, unread_first: true };
const notices = { page_size: 1 };

/** The messages of boaters that this person has not read, and the number of notifications that the menu counts. */
function UnreadTile() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const enabled = useMay(messageCalls.getall.access);
  const messages = useLoad(messageCalls.getall, chats, { topics: [{ topic: 'messages' }], enabled }).data;
  const notified = useLoad(notificationCalls.getall, notices, { topics: [{ topic: 'notifications' }], enabled }).data;
  if (!enabled) return null;
  const total = messages === undefined ? '–' : formats.number(messages.unread_total);
  return (
    <FigureTile label={t('unread')} to="/messages" figure={total}>
      <span>{t('inMessages')}</span>
      {notified !== undefined && notified.unread_total > 0 && (
        <span>{t('unreadNotices', { count: notified.unread_total })}</span>
      )}
    </FigureTile>
  );
}
