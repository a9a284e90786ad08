import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { oneYearBefore } from '../../../../../contracts/memberships/rules/one-year-from.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ShownCard } from '../model/shown-card.js';
import { nightsOfVisit, type Visit, visitProblem } from '../model/visit-nights.js';

const VisitCalendar = lazyWithRetry(async () => (await import('./visit-calendar.js')).VisitCalendar);

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
  gap: 12,
  alignItems: 'start',
  '& > :last-child': { marginTop: 22 },
});

/** The calendar of the past year with the fields beside it; each follows the other. */
export function RedeemCard({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(cardCalls.redeemNights.access);
  const [visit, setVisit] = useState<Visit>({ start_date: null, end_date: null });
  const [refused, setRefused] = useState<string | null>(null);
  const { today, stays, redeemed_dates, card, hindrance } = shown;
  const nights = nightsOfVisit(visit).length;
  const { send, isPending } = useSend(cardCalls.redeemNights, {
    topics: [{ topic: 'memberships' }],
    onDone: () => toast({ kind: 'done', text: t('nightsAreRedeemed', { count: nights }) }),
    onRefused: (error) => setRefused(problemWords(error)),
  });
  const choose = (next: Visit) => {
    setRefused(null);
    setVisit(next);
  };
  const problem = visitProblem(visit, { today, redeemed_dates, stays, left: card.redeem_nights_left });
  const words =
    problem === null ? undefined : t(`problem_${problem.code}`, { nights: 'nights' in problem ? problem.nights : 0 });
  const errorAt = (field: 'start_date' | 'end_date') => (problem?.field === field ? words : undefined);
  const locked = hindrance !== null ? t(`hindrance_${hindrance}`) : may ? null : t('hindrance_noReservations');
  const from = oneYearBefore(today);
  return (
    <Card>
      <Section title={t('actions:redeemNights')} note={t('pastYear')}>
        {locked !== null && <Banner tone="waiting">{locked}</Banner>}
        <Suspense fallback={<LoadingLines lines={6} rowHeight={36} />}>
          <VisitCalendar shown={shown} visit={visit} onChoose={locked === null ? choose : null} />
        </Suspense>
        {locked === null && (
          <Fields
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const { start_date, end_date } = visit;
              if (start_date === null || end_date === null || problem !== null) return;
              setRefused(null);
              void send({ customer_id: shown.id, start_date, end_date });
            }}
          >
            <DateInput
              label={t('firstNight')}
              value={visit.start_date}
              onChange={(day) => choose({ ...visit, start_date: day ?? null })}
              min={from}
              max={today}
              error={errorAt('start_date')}
            />
            <DateInput
              label={t('trade:departure')}
              value={visit.end_date}
              onChange={(day) => choose({ ...visit, end_date: day ?? null })}
              min={from}
              max={today}
              error={errorAt('end_date')}
            />
            <Button
              kind="primary"
              type="submit"
              busy={isPending}
              disabledReason={nights === 0 ? t('chooseNights') : (words ?? null)}
            >
              {nights === 0 ? t('actions:redeemNights') : t('redeemCount', { count: nights })}
            </Button>
          </Fields>
        )}
        {locked === null && problem === null && nights > 0 && (
          <span>{t('leftAfterwards', { count: card.redeem_nights_left - nights })}</span>
        )}
        {refused !== null && (
          <Banner tone="wrong" live>
            {refused}
          </Banner>
        )}
      </Section>
    </Card>
  );
}
