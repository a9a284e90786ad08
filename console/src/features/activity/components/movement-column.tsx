import { useTranslation } from 'react-i18next';
import type { TrafficEventRow, TrafficType } from '../../../../../contracts/traffic/traffic.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { StateBlock } from '../../../ui/states/state-block.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { Traffic } from '../api/use-traffic.js';
import { type ActivityTab, groupsOf, isDone } from '../model/activity-view.js';
import { MovementRow } from './movement-row.js';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  color: role.ink2,
  '& h2': { ...text.section, color: role.ink },
  '& progress': {
    appearance: 'none',
    marginLeft: 'auto',
    width: 120,
    maxWidth: '25%',
    height: 6,
    border: 0,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: role.line,
  },
  '& progress::-webkit-progress-bar': { backgroundColor: role.line },
  '& progress::-webkit-progress-value': { backgroundColor: role.booked.on },
  '& progress::-moz-progress-bar': { backgroundColor: role.booked.on },
});
const GroupHead = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '7px 16px',
  ...text.label,
  color: role.ink2,
  backgroundColor: role.sunk,
  borderTop: `1px solid ${role.line}`,
  '&[data-overdue=true]': { color: role.ourMove.on },
  '& span': { color: role.ink3, fontWeight: 500 },
});
const Nothing = styled('p')({ padding: '10px 16px', color: role.ink2, ...text.second });

interface MovementColumnProps {
  readonly type: TrafficType;
  readonly rows: readonly TrafficEventRow[];
  readonly tab: ActivityTab;
  readonly today: string;
  readonly traffic: Traffic;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The arrivals or the departures of a tab: overdue, still to come, done; or by day. */
export function MovementColumn({ type, rows, tab, ...passed }: MovementColumnProps) {
  const { t } = useTranslation('activity');
  const { dateShort } = useFormats();
  const own = rows.filter((row) => row.type === type);
  const done = own.filter(isDone).length;
  const groups = groupsOf(rows, type, tab);
  const headOf = (id: string): string => {
    if (id === 'overdue' || id === 'coming' || id === 'done') return t(`group_${id}_${type}`);
    return dateShort(id, Number(passed.today.slice(0, 4)));
  };
  return (
    <Card as="section" aria-label={t(`column_${type}`)} style={{ overflow: 'hidden' }}>
      <Head>
        <h2>{t(`column_${type}`)}</h2>
        {own.length > 0 && <span>{t('boats', { count: own.length })}</span>}
        {own.length > 0 && (tab === 'today' || tab === 'past') && (
          <>
            <progress value={done} max={own.length} aria-label={t(`group_done_${type}`)} />
            <span>{t(`progress_${type}`, { count: done })}</span>
          </>
        )}
      </Head>
      {groups.length === 0 && <StateBlock title={t(`none_${type}_${tab}`)} />}
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={headOf(group.id)}>
          <GroupHead data-overdue={group.id === 'overdue'}>
            {group.id === 'overdue' && <StatusMark kind="our_move" size={11} />}
            {headOf(group.id)} <span>{group.rows.length}</span>
          </GroupHead>
          {group.rows.length === 0 && <Nothing>{t(`everyone_${type}`)}</Nothing>}
          {group.rows.map((row) => (
            <MovementRow key={row.traffic_event_id} row={row} {...passed} />
          ))}
        </div>
      ))}
    </Card>
  );
}
