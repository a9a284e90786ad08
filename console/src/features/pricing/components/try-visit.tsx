import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { halfHours } from '../../../../../contracts/marinas/vocabulary.js';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { type } from '../../../ui/theme/measures.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import type { TriedBoat } from '../model/try-request.js';
import { SETTLE } from './try-boat.js';

const TIMES = halfHours.map((time) => ({ value: time, label: time }));

/** Prices a visit by the hour by the draft. */
export function TryVisit({ boat }: { readonly boat: TriedBoat }) {
  const { t } = useTranslation('pricing');
  const { currency } = useEditing();
  const formats = useFormats();
  const problemWords = useProblemWords();
  const [from, setFrom] = useState('10:00');
  const [to, setTo] = useState('13:00');
  const asked = useSettled(JSON.stringify({ vessel: { length: boat.length ?? 0 }, from, to, draft: true }), SETTLE);
  const { data, error, isFetching } = useLoad(
    pricingCalls.calculateHourly,
    JSON.parse(asked) as { vessel: { length: number }; from: string; to: string; draft: boolean },
    { topics: pricingTopics, enabled: from < to, keepPrevious: true },
  );
  return (
    <>
      <FieldsGrid style={{ gridTemplateColumns: '1fr 1fr' }}>
        <SelectInput label={t('from')} options={TIMES} value={from} onChange={(time) => setFrom(time ?? from)} />
        <SelectInput label={t('to')} options={TIMES} value={to} onChange={(time) => setTo(time ?? to)} />
      </FieldsGrid>
      {from >= to && <Second as="p">{t('tryVisitTimes')}</Second>}
      {from < to && error !== null && <Banner tone="wrong">{problemWords(error)}</Banner>}
      {from < to && error === null && data !== undefined && (
        <div style={{ opacity: isFetching ? 0.5 : 1 }} aria-live="polite" aria-busy={isFetching}>
          <p style={type.strong}>{t('tryVisitTotal', { total: formats.money(data.total_to_pay, currency) })}</p>
          <Second as="p">
            {t('tryVisitHours', {
              hours: formats.number(data.hours),
              free: formats.number(data.free_hours),
              price: formats.amount(data.price_per_hour),
            })}
          </Second>
          {data.capped && <Second as="p">{t('tryVisitCapped')}</Second>}
        </div>
      )}
    </>
  );
}
