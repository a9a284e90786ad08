import { useTranslation } from 'react-i18next';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { removedByRule } from '../../../entities/berth/candidate-rules.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';

interface NoBerthFitsProps {
  readonly stay: PlacingDetail;
  readonly busy: boolean;
  readonly mayWait: boolean;
  readonly onWait: () => void;
}

/** No berth is free for all nights: the reasons, and the waiting list for stays that may be put on it. */
export function NoBerthFits({ stay, busy, mayWait, onWait }: NoBerthFitsProps) {
  const { t } = useTranslation(['matching', 'entities/berth']);
  const reasons = removedByRule(stay.removed).map(({ rule, count }) =>
    t(`entities/berth:removedCount_${rule}`, { count }),
  );
  const skipped = stay.skipped.map(
    ({ berth_name, reason }) => `${berth_name}: ${t(`entities/berth:skipReason_${reason}`)}`,
  );
  const waits = stay.reservation_status === 'waiting_list';
  return (
    <Section>
      <EmptyState
        title={t('noBerthFits')}
        action={
          stay.may_wait && !waits && mayWait ? (
            <Button kind="primary" busy={busy} onClick={onWait}>
              {t('addToWaitingList')}
            </Button>
          ) : undefined
        }
      >
        {[...reasons, ...skipped].join(' · ') || t('noBerths')}
      </EmptyState>
    </Section>
  );
}
