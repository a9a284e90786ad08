import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';

export const offerTopics = [{ topic: 'pricing' }, { topic: 'reservations' }] as const;

/** How many open offers would be priced differently by the draft. */
export function OffersCard({ hasDraft }: { readonly hasDraft: boolean }) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const { data } = useLoad(
    pricingCalls.compareOffers,
    {},
    { topics: offerTopics, enabled: hasDraft, keepPrevious: true },
  );
  if (!hasDraft || data === undefined) return null;
  const differ = data.items.length;
  const by = data.total_new - data.total_sent;
  return (
    <Card>
      <Section title={t('openOffers')} level="label">
        <p>
          {differ === 0
            ? t('noneDiffer', { count: data.open })
            : t('differSummary', {
                differ,
                open: data.open,
                amount: `${by > 0 ? '+' : ''}${formats.money(by, data.currency)}`,
              })}
        </p>
        {data.not_covered > 0 && <p>{t('notCoveredOffers', { count: data.not_covered })}</p>}
      </Section>
    </Card>
  );
}
