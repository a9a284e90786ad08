import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import type { ShownTermsOffer } from '../../../../../contracts/reservations/kept-terms.js';
import { differsToday } from '../../../entities/agreed-terms/compared-terms.js';
import { TermsTable } from '../../../entities/agreed-terms/terms-table.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { styled } from '../../../ui/theme/styled.js';
import { type AnswerOptions, useAnswer } from '../api/use-answer.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { RequirementTicks } from './requirement-ticks.js';
import { useConfirming } from './use-confirming.js';
import { Wrong } from './wrong.js';

const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Room = styled('div')({ paddingBottom: 18 });

interface TermsOfferProps extends Omit<AnswerOptions<unknown>, 'seen' | 'onSameOffer' | 'onDone'> {
  readonly view: BoaterReservation;
  readonly offer: ShownTermsOffer;
  readonly onDone: (words: string) => void;
}

/** The terms on offer; nothing where there are none. */
export function OpenTermsOffer(props: Omit<TermsOfferProps, 'offer'>) {
  const { terms_offer: offer } = props.view;
  return offer === null ? null : <TermsOffer offer={offer} {...props} />;
}

/** Other terms for the booking, beside those that hold. The boater accepts them, or keeps what was agreed. */
function TermsOffer({ view, offer, onDone, ...answer }: TermsOfferProps) {
  const { t } = useTranslation('boater');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const costs = useCosts(offer);
  const { confirmed_requirements } = view;
  const confirming = useConfirming({ requirements_of_marina: offer.to_confirm, confirmed_requirements });
  const options = { ...answer, seen: view, onSameOffer: () => undefined };
  const accept = useAnswer(boaterReservationCalls.acceptTerms, {
    ...options,
    onDone: () => onDone(t('termsOfferAccepted')),
  });
  const decline = useAnswer(boaterReservationCalls.declineTerms, {
    ...options,
    onDone: () => onDone(t('termsOfferKept')),
  });
  const error = accept.error ?? decline.error;
  return (
    <BoaterCard title={t('termsOfferTitle')}>
      <p>{t('termsOfferText')}</p>
      <Room>
        <TermsTable terms={offer} compared={differsToday(offer)} beside="offer" />
      </Room>
      {costs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <RequirementTicks confirming={confirming} disabled={accept.isPending} />
      <Answers>
        <Button
          kind="primary"
          busy={accept.isPending}
          disabledReason={confirming.reason}
          onClick={() => void accept.send({ confirmed_requirements: [...confirming.confirmed] })}
        >
          {t('termsOfferAccept')}
        </Button>
        <Button busy={decline.isPending} onClick={() => void decline.send({})}>
          {t('termsOfferKeep')}
        </Button>
      </Answers>
      <Quiet>{t('termsOfferUntil', { when: instant(offer.answer_by) })}</Quiet>
      {error !== null && <Wrong>{problemWords(error)}</Wrong>}
    </BoaterCard>
  );
}

/** The price under the offered terms, and the amount that would then be due now, due later or refunded. */
function useCosts({ difference, to_pay, pay_by, rest, refund, currency }: ShownTermsOffer): readonly string[] {
  const { t } = useTranslation('boater');
  const { money, instant } = useFormats();
  const sum = (amount: number) => money(amount, currency);
  if (difference === 0) return [];
  const due = { amount: sum(to_pay) };
  return [
    t(difference > 0 ? 'termsOfferMore' : 'termsOfferLess', { amount: sum(Math.abs(difference)) }),
    ...(to_pay === 0
      ? []
      : [pay_by === null ? t('termsOfferDue', due) : t('termsOfferDueBy', { ...due, when: instant(pay_by) })]),
    ...(rest === 0 ? [] : [t('termsOfferRest', { amount: sum(rest) })]),
    ...(refund === 0 ? [] : [t('termsOfferBack', { amount: sum(refund) })]),
  ];
}
