import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { ConflictMark } from '../../../entities/conflict/conflict-mark.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useConflictWords } from './use-conflict-words.js';

const Strip = styled('nav')({
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  padding: 2,
  margin: -2,
  scrollSnapType: 'x proximity',
});
const Entry = styled(Link)({
  flex: '1 0 min(100%, 320px)',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '6px 12px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  color: role.ink,
  scrollSnapAlign: 'start',
  '&[aria-current=page]': { borderColor: role.sea, boxShadow: `inset 0 0 0 1px ${role.sea}` },
  '&:hover': { backgroundColor: role.seaSoft },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { marginLeft: 'auto', flex: 'none', ...text.second, color: role.ink2 },
});

interface ConflictTabsProps {
  readonly items: readonly ConflictRow[];
  readonly current: string;
}

/** The open conflicts, soonest first; a third one makes the strip scroll. */
export function ConflictTabs({ items, current }: ConflictTabsProps) {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const { today, time } = useFormats();
  const strip = useRef<HTMLElement | null>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, items.length]);
  return (
    <Strip ref={strip} aria-label={t('openConflicts')}>
      {items.map((row) => (
        <Entry
          key={row.conflict_id}
          to={conflictAddress(row.conflict_id)}
          aria-current={row.conflict_id === current ? 'page' : undefined}
        >
          {row.state === 'WAITING' ? <StatusMark kind="waiting" size={14} /> : <ConflictMark />}
          <b>{row.berth.label}</b>
          <span>{words.kind(row.kind)}</span>
          <time>
            {row.waiting === null ? words.when(row, today()) : t('waitsUntil', { time: time(row.waiting.until) })}
          </time>
        </Entry>
      ))}
    </Strip>
  );
}
