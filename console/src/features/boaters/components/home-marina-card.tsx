import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { StatusChip } from '../../../ui/status/status-chip.js';

/** The marina where the boater has a berth, and whether it has been verified. */
export function HomeMarinaCard({ home }: { readonly home: BoaterPage['home_marina'] }) {
  const { t } = useTranslation('boaters');
  const verified = home?.verified === true;
  return (
    <Card>
      <Section
        title={t('homeMarina')}
        level="label"
        actions={<StatusChip kind={verified ? 'booked' : 'expired'} label={t(verified ? 'verified' : 'notVerified')} />}
      >
        <strong>{home?.name ?? t('homeUnknown')}</strong>
      </Section>
    </Card>
  );
}
