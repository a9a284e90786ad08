import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { WEEKS_AROUND } from './free-weeks-rules.js';
import { useFreeBerths, useFreeWeeks } from './use-free-weeks.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

interface WeeksProps {
  readonly reservation: ReservationDetail;
  /** The stay that is moved by whole weeks. */
  readonly around: DateRange;
  readonly today: string;
  /** Dates of other lines, which are not offered again. */
  readonly taken: readonly DateRange[];
  readonly disabled: boolean;
  readonly onPick: (week: DateRange) => void;
}

/** The nearest weeks in which a berth is free for the boat. A click takes the week as the suggestion. */
export function NearestWeeks({ reservation, around, today, taken, disabled, onPick }: WeeksProps) {
  const { t } = useTranslation('reservations/side');
  const { dateSpan } = useFormats();
  const { weeks, looking, error, retry } = useFreeWeeks(reservation, around, today, taken);
  if (error !== null) return <NotLoaded error={error} onRetry={retry} />;
  if (looking) return <LoadingLines lines={1} rowHeight={30} />;
  if (weeks.length === 0) return <Quiet role="status">{t('noFreeWeek', { weeks: WEEKS_AROUND })}</Quiet>;
  return (
    <>
      <Quiet>{t('freeWeeks')}</Quiet>
      <Row gap={8} wrap role="group" aria-label={t('freeWeeks')}>
        {weeks.map(({ berths, ...week }) => (
          <Button key={week.start_date} size="small" disabled={disabled} onClick={() => onPick(week)}>
            {t('freeWeek', { dates: dateSpan(week.start_date, week.end_date), count: berths })}
          </Button>
        ))}
      </Row>
    </>
  );
}

/** How many berths are free on the dates of a suggestion; where none is, the nearest weeks that have one. */
export function FreeBerths({ around, ...props }: WeeksProps) {
  const { t } = useTranslation('reservations/side');
  const { berths, error, retry } = useFreeBerths(props.reservation, around);
  if (error !== null) return <NotLoaded error={error} onRetry={retry} />;
  if (berths === undefined) return <LoadingLines lines={1} rowHeight={20} />;
  if (berths > 0) return <Quiet role="status">{t('freeBerths', { count: berths })}</Quiet>;
  return (
    <>
      <Banner tone="waiting" live>
        {t('noFreeBerth')}
      </Banner>
      <NearestWeeks around={around} {...props} />
    </>
  );
}

/** The suggestion can be sent without the count, so its failure takes one line. */
function NotLoaded({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const problemWords = useProblemWords();
  return (
    <Row gap={8} wrap>
      <Quiet role="status">{problemWords(error)}</Quiet>
      <Button size="small" onClick={onRetry}>
        {t('actions:tryAgain')}
      </Button>
    </Row>
  );
}
