import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TrafficEventRow, trafficTypes } from '../../../../../contracts/traffic/traffic.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useShowConfirmed } from '../api/use-activity.js';
import { useTraffic } from '../api/use-traffic.js';
import type { ActivityTab } from '../model/activity-view.js';
import type { BerthTakenBy } from '../../../entities/arrival/berth-taken.js';
import { BerthWentTo } from '../../../entities/arrival/berth-went-to.js';
import { OpenBalanceQuestion, type OwingDeparture } from '../../../entities/arrival/open-balance-question.js';
import { MovementColumn } from './movement-column.js';
import { useRowKeys } from './use-row-keys.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Behind = styled('header')({ '& h2': text.section, '& p': { ...text.second, color: role.ink2 } });

interface MovementColumnsProps {
  readonly rows: readonly TrafficEventRow[];
  readonly tab: ActivityTab;
  readonly today: string;
  /** Number of conflicts that the page shows above the columns. */
  readonly conflicts: number;
  /** The row whose form is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Arrivals at the left, departures at the right; one column on narrow screens. */
export function MovementColumns({ rows, tab, today, conflicts, openId, onOpen }: MovementColumnsProps): ReactNode {
  const { t } = useTranslation('activity');
  const [asking, setAsking] = useState<{ row: TrafficEventRow; taken: BerthTakenBy | null } | null>(null);
  const [owing, setOwing] = useState<OwingDeparture | null>(null);
  const traffic = useTraffic((row, taken) => setAsking({ row, taken: taken ?? null }), setOwing);
  const showConfirmed = useShowConfirmed();
  const keys = useRowKeys(rows, traffic, onOpen);
  if (tab === 'conflicts' && rows.length === 0 && conflicts > 0) return null;
  if (tab === 'conflicts' && rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('noConflictsTitle')}>{t('noConflictsText')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      {tab === 'conflicts' && (
        <Behind>
          <h2>{t('behindTitle')}</h2>
          <p>{t('behindText')}</p>
        </Behind>
      )}
      <Columns {...keys}>
        {trafficTypes.map((type) => (
          <MovementColumn key={type} {...{ type, rows, tab, today, traffic, openId, onOpen }} />
        ))}
      </Columns>
      {asking !== null && <BerthWentTo {...asking} today={today} onClose={() => setAsking(null)} />}
      {owing !== null && (
        <OpenBalanceQuestion
          departure={owing}
          onDone={() => showConfirmed(owing.traffic_event_id)}
          onClose={() => setOwing(null)}
        />
      )}
    </>
  );
}
