import { useTranslation } from 'react-i18next';
import type { VerifiedHome } from '../../../../../contracts/customers/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

const marks: Readonly<Record<VerifiedHome['verify_status'], StatusKind>> = {
  approved: 'booked',
  waiting: 'waiting',
  declined: 'cancelled',
  noVerified: 'expired',
};

/** The marina where the boater has a berth, and the state of its verification (spec 2 §4). */
export function HomeMarinaCard({ home }: { readonly home: VerifiedHome }) {
  const { t } = useTranslation('boaters');
  const { dateLong, dayOf } = useFormats();
  const { name, verify_status: status, finished_at } = home;
  const answered = finished_at === null ? null : dateLong(dayOf(finished_at));
  return (
    <Card>
      <Section
        title={t('trade:homeMarina')}
        level="label"
        actions={<StatusChip kind={marks[status]} label={t(`verify_${status}`)} />}
      >
        <strong>{name ?? t('homeUnknown')}</strong>
        {status === 'waiting' && <Quiet>{t('verifyText_waiting')}</Quiet>}
        {(status === 'approved' || status === 'declined') && answered !== null && (
          <Quiet>{t(`verifyText_${status}`, { date: answered })}</Quiet>
        )}
      </Section>
    </Card>
  );
}
