import { Row } from '../../ui/layout/row.js';
import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import { type } from '../../ui/theme/measures.js';

const Title = styled('h3')({ ...type.strong, marginBottom: 8 });

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
      <Stack as="ul" gap={8} columns="repeat(auto-fill, minmax(210px, 1fr))">
        {Object.entries(marks).map(([kind, word]) => (
          <Row as="li" gap={10} align="center" key={kind}>
            <StatusMark kind={kind as StatusKind} />
            {t(word)}
          </Row>
        ))}
      </Stack>
    </section>
  );
}
