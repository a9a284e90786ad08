import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { TryRequest } from '../../../../../contracts/pricing/price.js';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { content } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import type { TriedAnswer } from '../model/night-rows.js';
import { firstTried, isMeasured, type Tried, tryRequest } from '../model/try-request.js';
import { OffersCard } from './offers-card.js';
import { PriceLines } from './price-lines.js';
import { SETTLE } from './try-boat.js';
import { TryInputs } from './try-inputs.js';
import { NightByNight } from './try-nights.js';
import { NoPrice } from './try-no-price.js';
import { PublishedToday } from './try-published.js';
import { StayBars } from './try-bars.js';
import { TryVisit } from './try-visit.js';
import { ListWarnings } from './try-warnings.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [content.two]: { gridTemplateColumns: '248px minmax(0, 1fr)', '& > aside': { gridColumn: 2 } },
  '@container content (min-width: 1160px)': {
    gridTemplateColumns: '248px minmax(0, 1fr) 286px',
    '& > aside': { gridColumn: 3, gridRow: 1 },
  },
});
const Column = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

/** Prices a stay or a visit by the draft: what each night costs, what a night more would, and what is warned about. */
export function TryTab({ hasDraft }: { readonly hasDraft: boolean }) {
  const { t } = useTranslation('pricing');
  const { form } = useEditing();
  const today = useFormats().today();
  const [tried, setTried] = useState<Tried>(() => firstTried(today));
  const asked = tryRequest(tried, form);
  const settled = useSettled(JSON.stringify(asked), SETTLE);
  const question = settled === 'null' ? null : (JSON.parse(settled) as TryRequest);
  const answer = useLoad(pricingCalls.tryDraft, question ?? undefined, {
    topics: pricingTopics,
    enabled: question !== null,
    keepPrevious: true,
  });
  const isStay = tried.kind === 'stay';
  return (
    <Columns>
      <TryInputs tried={tried} onChange={(changes) => setTried((before) => ({ ...before, ...changes }))} />
      <Column aria-live="polite" aria-busy={answer.isFetching}>
        {isStay && asked === null && (
          <Card>
            <Section title={t('tryIt')}>
              <p>{t('tryNeeds')}</p>
            </Section>
          </Card>
        )}
        {isStay && asked !== null && question !== null && <StayAnswer question={question} answer={answer} />}
        {!isStay && (
          <Card>
            <Section title={t('tryVisit')}>
              {isMeasured(tried.boat) ? <TryVisit boat={tried.boat} /> : <p>{t('tryNeeds')}</p>}
            </Section>
          </Card>
        )}
      </Column>
      <Column as="aside">
        {answer.data?.warnings !== undefined && <ListWarnings warnings={answer.data.warnings} />}
        {isStay && asked !== null && answer.data !== undefined && <PublishedToday answer={answer.data} />}
        <OffersCard hasDraft={hasDraft} />
      </Column>
    </Columns>
  );
}

interface StayAnswerProps {
  readonly question: TryRequest;
  readonly answer: ReturnType<typeof useLoad<TryRequest, TriedAnswer>>;
}

function StayAnswer({ question, answer: { data, error, isFetching } }: StayAnswerProps) {
  const { t } = useTranslation('pricing');
  const { currency } = useEditing();
  const problemWords = useProblemWords();
  if (error !== null) return <Banner tone="wrong">{problemWords(error)}</Banner>;
  if (data === undefined) return <LoadingLines />;
  const nights = nightsBetween(question.start_date, question.end_date);
  return (
    <Column style={{ opacity: isFetching ? 0.6 : 1 }}>
      {data.price.count_descriptions === NOT_COVERED ? (
        <NoPrice reason={data.price.not_covered} />
      ) : data.nights === undefined || data.quote === undefined ? (
        <Card>
          <Section title={t('tryIt')} note={t('asEdited')}>
            <PriceLines answer={data} currency={currency} />
          </Section>
        </Card>
      ) : (
        <NightByNight answer={data} boat={question.vessel.length} nights={data.nights} quote={data.quote} />
      )}
      {data.neighbours !== undefined && (
        <StayBars neighbours={data.neighbours} nights={nights} start={question.start_date} />
      )}
    </Column>
  );
}
