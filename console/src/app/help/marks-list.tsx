import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import { type } from '../../ui/theme/measures.js';

const Title = styled('h3')({ ...type.strong, marginBottom: 8 });
const List = styled('ul')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' });
const Line = styled('li')({ display: 'flex', alignItems: 'center', gap: 10 });

const marks = {
  our_move: 'markOurMove',
  waiting: 'markWaiting',
  booked: 'markBooked',
  payment_due: 'markPaymentDue',
  waiting_list: 'markWaitingList',
  expired: 'markExpired',
  cancelled: 'markCancelled',
} as const satisfies Record<StatusKind, string>;

/** What the marks of the lists mean. */
export function MarksList() {
  const { t } = useTranslation('app');
  return (
    <section>
      <Title>{t('marksTitle')}</Title>
      <List>
        {Object.entries(marks).map(([kind, word]) => (
          <Line key={kind}>
            <StatusMark kind={kind as StatusKind} />
            {t(word)}
          </Line>
        ))}
      </List>
    </section>
  );
}
