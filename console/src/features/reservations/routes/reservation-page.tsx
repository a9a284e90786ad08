import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { retryWhileOffline } from '../../../lib/files/retry-while-offline.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Page } from '../../../ui/page/page.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { useDeferredArrival } from '../../../lib/time/use-deferred-arrival.js';
import { creationQuery, isCreating, tabOf } from '../model/creation-query.js';
import { FailureDialog } from '../page/failure-dialog.js';
import { PageColumns } from '../page/page-columns.js';
import { ReservationPageView } from '../page/reservation-page-view.js';

/** The creation page is loaded lazily, because viewing a reservation does not need its form rules. */
const CreationPage = lazy(async () => {
  const page = await retryWhileOffline(() => import('../page/creation-page.js'));
  return { default: page.CreationPage };
});

/** The route of `/reservations/{id}`. For a new reservation it is `/reservations/new` or `?create_new`. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  if (isCreating(id, params) || id === undefined) {
    return (
      <Suspense fallback={<PageLoading />}>
        <CreationPage query={creationQuery(params)} />
      </Suspense>
    );
  }
  return <ReservationOfId key={id} id={id} />;
}

function ReservationOfId({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const [dismissed, setDismissed] = useState(false);
  // A background reload redraws the page only when the data changed, because `isFetching` is read only where it is
  // shown.
  const load = useLoad(
    reservationCalls.get,
    { reservation_id: id },
    {
      topics: [
        { topic: 'reservations', ids: [id] },
        { topic: 'messages', ids: [id] },
        { topic: 'payments', ids: [id] },
        { topic: 'berths' },
        { topic: 'marinas' },
      ],
    },
  );
  const { data, error, refetch } = load;
  const drawn = useDeferredArrival(data !== undefined);
  if (data !== undefined && drawn) return <ReservationPageView reservation={data} tab={tabOf(params, false)} />;
  if (error === null) return <PageLoading />;
  if (error.missing) return <NotFound home="/reservations" />;
  return (
    <>
      <ErrorState
        text={problemWords(error)}
        busy={load.isFetching}
        onRetry={() => {
          setDismissed(false);
          void refetch();
        }}
      />
      <FailureDialog
        text={dismissed ? null : problemWords(error)}
        onClose={() => {
          setDismissed(true);
          if (error.status === 403) void navigate('/reservations');
        }}
      />
    </>
  );
}

/** Placeholders in the layout of the page, so that nothing jumps when the data arrives. */
const PageLoading = memo(function PageLoading() {
  const { t } = useTranslation('reservations');
  const card = (lines: number) => (
    <Card>
      <Section>
        <LoadingLines lines={lines} />
      </Section>
    </Card>
  );
  return (
    <Page title={t('trade:reservation')} back={{ to: listAddress('/reservations'), label: t('backToList') }}>
      <PageColumns next={card(3)} people={card(8)} price={card(10)} berth={card(6)} rest={card(6)} />
    </Page>
  );
});
