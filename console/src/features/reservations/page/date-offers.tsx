import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useOfferedPrice } from '../dialogs/use-offered-price.js';
import { acceptsForBoater } from '../model/actions.js';
import type { PageFacts } from '../model/page-facts.js';

interface DateOffersProps {
  readonly reservation: ReservationDetail;
  readonly facts: PageFacts;
}

/** Dates that the boater can still take. Whoever said yes by message or phone is answered with one press. */
export function DateOffers({ reservation, facts }: DateOffersProps) {
  const { t } = useTranslation('reservations/side');
  const { dateSpan, instant } = useFormats();
  const priceWords = useOfferedPrice();
  const problemWords = useProblemWords();
  const toast = useToast();
  const { date_offers, id, revision, boater } = reservation;
  const { send, isPending, error } = useSend(reservationCalls.acceptDatesForBoater, {
    revision: () => revision,
    topics: [{ topic: 'reservations', ids: [id] }, { topic: 'occupancy' }],
    onDone: () => toast({ kind: 'done', text: t('acceptedForBoater') }),
  });
  if (date_offers === null || !acceptsForBoater(facts)) return null;
  return (
    <Banner tone="waiting" title={t('offersOpen', { name: displayName(boater), when: instant(date_offers.answer_by) })}>
      {date_offers.offers.map((offer) => {
        const { start_date, end_date } = offer;
        return (
          <Row key={`${start_date}/${end_date}`} gap={10} align="center" wrap>
            <span>{priceWords(offer)}</span>
            <Button
              size="small"
              busy={isPending}
              onClick={() => void send({ reservation_id: id, start_date, end_date })}
            >
              {t('acceptForBoater', { stay: dateSpan(start_date, end_date) })}
            </Button>
          </Row>
        );
      })}
      {error !== null && <p>{problemWords(error)}</p>}
    </Banner>
  );
}
