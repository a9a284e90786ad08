import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { TryRequest } from '../../../../../contracts/pricing/price.js';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import { tryRequest } from '../model/try-request.js';
import { PriceLines } from './price-lines.js';
import { isMeasured, SETTLE, type TriedBoat } from './try-boat.js';

/** Prices a stay by the draft, line by line, beside what the published plan charges. */
export function TryStay({ boat }: { readonly boat: TriedBoat }) {
  const { t } = useTranslation('pricing');
  const { form, currency } = useEditing();
  const formats = useFormats();
  const problemWords = useProblemWords();
  const today = formats.today();
  const [dates, setDates] = useState<{ start: string | null; end: string | null }>({
    start: addDays(today, 30),
    end: addDays(today, 37),
  });
  /** The place of the contract in the draft: a new contract has no id yet. */
  const [row, setRow] = useState<number | null>(null);
  const [commercial, setCommercial] = useState(false);
  const [liveaboard, setLiveaboard] = useState(false);
  const vessel = isMeasured(boat) ? { length: boat.length ?? 0, beam: boat.beam ?? 0, hull_type: boat.hull } : null;
  const contracts = form.contracts.length;
  const asked = tryRequest({ vessel, dates, row, contracts, isCommercial: commercial, liveaboard });
  const settled = useSettled(JSON.stringify(asked), SETTLE);
  const question = settled === 'null' ? null : (JSON.parse(settled) as TryRequest);
  const { data, error, isFetching } = useLoad(pricingCalls.tryDraft, question ?? undefined, {
    topics: pricingTopics,
    enabled: question !== null,
    keepPrevious: true,
  });
  const uncovered = data?.price.count_descriptions === NOT_COVERED;
  return (
    <>
      <DateRangeInput
        label={t('trade:stay')}
        startField={{ label: t('trade:arrival') }}
        endField={{ label: t('trade:departure') }}
        value={dates}
        onChange={setDates}
      />
      <SelectInput
        label={t('trade:contract')}
        placeholder={t('trade:noContract')}
        options={form.contracts.map(({ name }, index) => ({ value: String(index), label: name || t('trade:unnamed') }))}
        value={row === null ? null : String(row)}
        onChange={(value) => setRow(value == null || value === '' ? null : Number(value))}
      />
      <FieldsGrid style={{ gridTemplateColumns: '1fr 1fr' }}>
        <TickInput
          look="check"
          label={t('commercial')}
          value={commercial}
          onChange={(on) => setCommercial(on === true)}
        />
        <TickInput
          look="check"
          label={t('liveaboard')}
          value={liveaboard}
          onChange={(on) => setLiveaboard(on === true)}
        />
      </FieldsGrid>
      {asked === null && <p>{t('tryNeeds')}</p>}
      {error !== null && <Banner tone="wrong">{problemWords(error)}</Banner>}
      {asked !== null && uncovered && <Banner tone="wrong">{t('notCovered')}</Banner>}
      {asked !== null && data !== undefined && !uncovered && (
        <div style={{ opacity: isFetching ? 0.5 : 1 }} aria-live="polite" aria-busy={isFetching}>
          <PriceLines answer={data} currency={currency} />
          <Difference answer={data} currency={currency} />
        </div>
      )}
    </>
  );
}

interface DifferenceProps {
  readonly answer: AnswerOf<typeof pricingCalls.tryDraft>;
  readonly currency: string;
}

/** How much more or less the draft charges than the published plan. */
function Difference({ answer: { price, published_total }, currency }: DifferenceProps) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const difference = published_total === null ? 0 : price.total_to_pay - published_total;
  if (difference === 0) return null;
  return (
    <Banner tone="our_move">
      {t(difference > 0 ? 'moreThanPublished' : 'lessThanPublished', {
        amount: formats.amount(Math.abs(difference)),
        total: formats.money(published_total, currency),
      })}
    </Banner>
  );
}
