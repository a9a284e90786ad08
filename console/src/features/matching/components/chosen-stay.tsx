import { useTranslation } from 'react-i18next';
import { useLoad } from '../../../lib/api/use-load.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { placingTopics } from '../api/placing-topics.js';
import { StayPanel } from './stay-panel.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

interface ChosenStayProps {
  readonly id: string;
  /** The heading takes the focus once the stay is shown. */
  readonly takesFocus: boolean;
  readonly offerHours: number;
  readonly onNext: () => void;
}

/** Loads the chosen stay; a stay that is gone says so. */
export function ChosenStay({ id, takesFocus, offerHours, onNext }: ChosenStayProps) {
  const { t } = useTranslation('matching');
  const load = useLoad(matchingCalls.get, { reservation_id: id }, { topics: placingTopics });
  const { data, error } = load;
  if (data !== undefined) {
    return (
      <div style={{ minWidth: 0 }}>
        <StayPanel stay={data} takesFocus={takesFocus} offerHours={offerHours} onNext={onNext} />
      </div>
    );
  }
  return (
    <Card>
      <Section>
        {error === null ? (
          <LoadingLines lines={6} rowHeight={64} />
        ) : error.status === 404 || error.status === 400 ? (
          <EmptyState title={t('goneTitle')}>{t('goneText')}</EmptyState>
        ) : (
          <LoadFailed load={load} />
        )}
      </Section>
    </Card>
  );
}
