import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { PriceRequest } from '../../../../../contracts/pricing/price.js';
import { MAX_STAY_NIGHTS, NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { BoatOutline } from '../../../entities/vessel/boat-outline.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import { PriceLines } from './price-lines.js';

const Water = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 10,
  borderRadius: 8,
  backgroundColor: role.water,
  overflow: 'hidden',
});
/** Milliseconds after the last change until the price is asked for. */
const SETTLE = 300;
const DRAWN_WIDTH = 180;

/** Prices a stay by the draft, line by line, beside what the published plan charges. */
export function TryCard() {
  const { t } = useTranslation('pricing');
  const { form, currency } = useEditing();
  const formats = useFormats();
  const problemWords = useProblemWords();
  const today = formats.today();
  const [length, setLength] = useState<number | null>(10);
  const [beam, setBeam] = useState<number | null>(3.4);
  const [hull, setHull] = useState<'MONOHULL' | 'MULTIHULL'>('MONOHULL');
  const [dates, setDates] = useState<{ start: string | null; end: string | null }>({
    start: addDays(today, 30),
    end: addDays(today, 37),
  });
  const [contract, setContract] = useState<string | null>(null);
  const [commercial, setCommercial] = useState(false);
  const [liveaboard, setLiveaboard] = useState(false);
  const nights = dates.start === null || dates.end === null ? 0 : nightsBetween(dates.start, dates.end);
  const asked: PriceRequest | null =
    (length ?? 0) < 0.1 || (beam ?? 0) < 0.1 || nights < 1 || nights > MAX_STAY_NIGHTS
      ? null
      : {
          vessel: { length: length ?? 0, beam: beam ?? 0, hull_type: hull },
          start_date: dates.start ?? '',
          end_date: dates.end ?? '',
          contract_id: contract,
          isCommercial: commercial,
          liveaboard,
        };
  const settled = useSettled(JSON.stringify(asked), SETTLE);
  const question = settled === 'null' ? null : (JSON.parse(settled) as PriceRequest);
  const { data, error, isFetching } = useLoad(pricingCalls.tryDraft, question ?? undefined, {
    topics: pricingTopics,
    enabled: question !== null,
    keepPrevious: true,
  });
  const uncovered = data?.price.count_descriptions === NOT_COVERED;
  const difference = data?.published_total == null ? 0 : data.price.total_to_pay - data.published_total;
  return (
    <Card>
      <Section title={t('tryIt')} note={t('asEdited')}>
        <FieldsGrid style={{ gridTemplateColumns: '1fr 1fr' }}>
          <NumberInput
            label={t('length')}
            suffix="m"
            maxIntegers={3}
            value={length}
            onChange={(value) => setLength(value ?? null)}
          />
          <NumberInput
            label={t('beam')}
            suffix="m"
            maxIntegers={2}
            value={beam}
            onChange={(value) => setBeam(value ?? null)}
          />
        </FieldsGrid>
        <SelectInput
          label={t('hull')}
          options={(['MONOHULL', 'MULTIHULL'] as const).map((value) => ({ value, label: t(value) }))}
          value={hull}
          onChange={(value) => setHull(value === 'MULTIHULL' ? 'MULTIHULL' : 'MONOHULL')}
        />
        {asked !== null && (
          <Water>
            <BoatOutline
              length={asked.vessel.length}
              beam={asked.vessel.beam}
              scale={DRAWN_WIDTH / asked.vessel.length}
              hull_type={hull}
            />
          </Water>
        )}
        <DateRangeInput
          label={t('stay')}
          startField={{ label: t('arrival') }}
          endField={{ label: t('departure') }}
          value={dates}
          onChange={setDates}
        />
        <SelectInput
          label={t('contract')}
          placeholder={t('noContract')}
          options={form.contracts.flatMap(({ id, name }) => (id === undefined ? [] : [{ value: id, label: name }]))}
          value={contract}
          onChange={(id) => setContract(id ?? null)}
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
      </Section>
      <Section>
        {asked === null && <p>{t('tryNeeds')}</p>}
        {error !== null && <Banner tone="wrong">{problemWords(error)}</Banner>}
        {asked !== null && uncovered && <Banner tone="wrong">{t('notCovered')}</Banner>}
        {asked !== null && data !== undefined && !uncovered && (
          <div style={{ opacity: isFetching ? 0.5 : 1 }} aria-live="polite" aria-busy={isFetching}>
            <PriceLines answer={data} currency={currency} />
            {difference !== 0 && (
              <Banner tone="our_move">
                {t(difference > 0 ? 'moreThanPublished' : 'lessThanPublished', {
                  amount: formats.amount(Math.abs(difference)),
                  total: formats.money(data.published_total, currency),
                })}
              </Banner>
            )}
          </div>
        )}
      </Section>
    </Card>
  );
}
