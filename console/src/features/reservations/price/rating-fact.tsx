import { useTranslation } from 'react-i18next';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';
import type { BoaterReturns } from '../../../../../contracts/reservations/returns.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { Sentence } from './fact-list.js';

const topics: readonly Topic[] = [{ topic: 'reservations' }];

/** Whose bookings rate the stay; null: not on record. */
export interface RatedBoater {
  readonly boater_id: string | null;
  readonly vessel_id: string | null;
  readonly reservation_id: string | null;
}

/** The rating of a boater by the marina's own past bookings, with its reasons. */
export function RatingFact({ rated }: { readonly rated: RatedBoater }) {
  const { t } = useTranslation('reservations/side');
  const { boater_id } = rated;
  if (boater_id === null) return <Sentence>{t('ratingNew')}</Sentence>;
  return <KnownBoater rated={{ ...rated, boater_id }} />;
}

function KnownBoater({ rated }: { readonly rated: RatedBoater & { readonly boater_id: string } }) {
  const load = useLoad(reservationPriceCalls.returns, rated, { topics });
  const { data, error, isFetching, refetch } = load;
  if (data !== undefined) return <Rating returns={data} />;
  return error === null ? <LoadingLines lines={2} /> : <LoadFailed load={{ error, isFetching, refetch }} />;
}

function Rating({ returns }: { readonly returns: BoaterReturns }) {
  const { t } = useTranslation('reservations/side');
  const { stars, stays_with_others } = returns;
  return (
    <div>
      {stars === null ? <Sentence>{t('ratingNone')}</Sentence> : <Stars stars={stars} returns={returns} />}
      {stays_with_others > 0 && <Sentence>{t('ratingBoat', { count: stays_with_others })}</Sentence>}
    </div>
  );
}

function Stars({ stars, returns }: { readonly stars: number; readonly returns: BoaterReturns }) {
  const { t } = useTranslation('reservations/side');
  const { dateLong } = useFormats();
  const { kept, bookings, stays, last_departure, no_shows, late_payments } = returns;
  const reasons = [
    last_departure !== null && t('ratingStays', { count: stays, date: dateLong(last_departure) }),
    no_shows > 0 && t('ratingNoShows', { count: no_shows }),
    late_payments > 0 && t('ratingLate', { count: late_payments }),
  ];
  return (
    <>
      <Sentence>
        <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span> {t('ratingStars', { stars })}
      </Sentence>
      <Sentence>{reasons.filter((reason) => reason !== false).join(' ')}</Sentence>
      <Second as="p">{t('ratingWhy', { kept, count: bookings })}</Second>
    </>
  );
}
