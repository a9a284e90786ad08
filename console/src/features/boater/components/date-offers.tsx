import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import type { PricedDates, ShownDateOffers } from '../../../../../contracts/reservations/priced-dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { type AnswerOptions, useAnswer } from '../api/use-answer.js';
import { Quiet } from './boater-card.js';
import { Wrong } from './wrong.js';

const List = styled('ul')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });
const Offer = styled('li')({ display: 'grid', gap: 6, '& b': { ...type.strong, fontSize: 16 } });

interface DateOffersProps extends Omit<AnswerOptions<unknown>, 'seen' | 'onSameOffer' | 'onDone'> {
  readonly view: BoaterReservation;
  readonly offered: ShownDateOffers;
  readonly onDone: (words: string) => void;
}

/** The stays that the marina offers, each with its price. One press accepts a stay at its price. */
export function DateOffers({ view, offered, onDone, ...answer }: DateOffersProps) {
  const { t } = useTranslation('boater');
  const { dateRange, weekdays, nightsOf, instant } = useFormats();
  const priceWords = useOfferPrice();
  const problemWords = useProblemWords();
  const { send, isPending, error } = useAnswer(boaterReservationCalls.acceptDates, {
    ...answer,
    seen: view,
    onSameOffer: () => undefined,
    onDone: () => onDone(t('offerAccepted')),
  });
  const { reason, answer_by, offers } = offered;
  return (
    <>
      {reason !== null && reason !== 'other' && <p style={{ margin: 0 }}>{t(`why_${reason}`)}</p>}
      <List>
        {offers.map((offer) => {
          const { start_date, end_date } = offer;
          const stay = dateRange(start_date, end_date);
          return (
            <Offer key={`${start_date}/${end_date}`}>
              <b>{stay}</b>
              <Quiet as="span">
                {weekdays(start_date, end_date)} · {nightsOf(start_date, end_date)} · {priceWords(offer)}
              </Quiet>
              <div>
                <Button kind="primary" busy={isPending} onClick={() => void send({ start_date, end_date })}>
                  {t('offerAccept', { stay })}
                </Button>
              </div>
            </Offer>
          );
        })}
      </List>
      <Quiet>{t('offersUntil', { when: instant(answer_by) })}</Quiet>
      {error !== null && <Wrong>{problemWords(error)}</Wrong>}
    </>
  );
}

/** The price of an offered stay, and how much more or less it is than the present one. */
function useOfferPrice(): (offer: PricedDates) => string {
  const { t } = useTranslation('boater');
  const { money } = useFormats();
  return ({ total, difference, currency }) => {
    if (total === null) return t('offerUnpriced');
    const price = money(total, currency);
    if (difference === null) return price;
    if (difference === 0) return t('offerSame', { total: price });
    const words = { total: price, amount: money(Math.abs(difference), currency) };
    return t(difference > 0 ? 'offerMore' : 'offerLess', words);
  };
}
