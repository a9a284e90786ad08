import { styled } from '../../../ui/theme/styled.js';
import { type ComponentProps, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { cancelWord, boaterStepOf, mayDo } from '../../../entities/reservation/boater-step.js';
import { openSuggestions, pricedOffers } from '../model/offer-changes.js';
import { AboardCard } from './aboard-card.js';
import { AnswerOf, type OpenAnswer } from './answer-of.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { CompleteCard } from './complete-card.js';
import { ConversationCard } from './conversation-card.js';
import { DateOffers } from './date-offers.js';
import { DatesChoice } from './dates-choice.js';
import { DOCUMENTS_ANCHOR, DocumentsCard } from './documents-card.js';
import { PolicyCard } from './policy-card.js';
import { PriceCard } from './price-card.js';
import { GroupCard } from './group-card.js';
import { RequestsCard } from './requests-card.js';
import { StayCard } from './stay-card.js';
import { StepActions } from './step-actions.js';
import { StepCard } from './step-card.js';
import { OpenTermsOffer } from './terms-offer.js';
import { useBoaterStepWords } from '../../../entities/reservation/use-boater-step-words.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 12, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 880px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 16,
    '& > div': { gap: 16 },
  },
});

interface BoaterReservationViewProps {
  view: BoaterReservation;
  token: string;
  refetch: () => Promise<{ readonly data?: BoaterReservation | undefined }>;
  /** Wraps the content in the page's frame, with the actions at the bottom. */
  frame: (content: ReactNode, actions: ReactNode) => ReactNode;
}

/** The whole page of one reservation: the current step first, then all details. */
export function BoaterReservationView({ view, token, refetch, frame }: BoaterReservationViewProps) {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const toast = useToast();
  const [chosen, setChosen] = useState<DateRange | null>(null);
  const [answer, setAnswer] = useState<OpenAnswer | null>(null);
  const step = boaterStepOf(view);
  const words = useBoaterStepWords(view, step);
  const word = cancelWord(view);
  const open = (asked: OpenAnswer['asked']): void => setAnswer({ asked, seen: view });
  const money = (amount: number) => formats.money(amount, view.payment.currency);
  const inBar =
    word === 'decline' && step.mood === 'act' && (step.kind !== 'choose_dates' || pricedOffers(view) === null);
  const finish = (text: string): void => {
    setAnswer(null);
    setChosen(null);
    toast({ kind: 'done', text });
  };
  const offers = <OpenOffers view={view} token={token} refetch={refetch} onDone={finish} />;

  const content = (
    <>
      <StepCard step={step} {...words}>
        {step.kind === 'choose_dates' && offers}
        {step.kind === 'choose_dates' && pricedOffers(view) === null && (
          <DatesChoice
            suggested={openSuggestions(view, formats.today())}
            asked={view}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {step.mood === 'over' && view.payment.refunded_amount > 0 && (
          <p>
            {t('refundPart', {
              paid: money(view.payment.paid_amount),
              refunded: money(view.payment.refunded_amount),
            })}
          </p>
        )}
        {step.mood === 'over' &&
          view.payment.refunded_amount === 0 &&
          view.payment.paid_amount > 0 &&
          step.kind !== 'stay_over' && <p>{t('refundHeld', { amount: money(view.payment.paid_amount) })}</p>}
        {step.documents_too && (
          <p>
            {t('documentsToo')} <a href={`#${DOCUMENTS_ANCHOR}`}>{t('toDocuments')}</a>
          </p>
        )}
      </StepCard>
      {step.kind !== 'choose_dates' && <OffersForBooking view={view}>{offers}</OffersForBooking>}
      <OpenTermsOffer view={view} token={token} refetch={refetch} onDone={finish} />
      <CompleteCard view={view} token={token} />
      <Columns>
        <div>
          <StayCard view={view} step={step}>
            {word !== null && !inBar && (
              <div>
                <Button onClick={() => open('cancel')}>{t(`${word}_action`)}</Button>
              </div>
            )}
          </StayCard>
          <AboardCard view={view} token={token} />
          <PriceCard view={view} />
          {word !== null && <PolicyCard view={view} token={token} />}
        </div>
        <div>
          <DocumentsCard view={view} token={token} />
          <ConversationCard view={view} token={token} />
          <GroupCard token={token} />
          <RequestsCard token={token} />
        </div>
      </Columns>
      <Quiet>{t('keepLinkSafe')}</Quiet>
      {answer !== null && (
        <AnswerOf
          answer={answer}
          view={view}
          token={token}
          chosen={chosen}
          refetch={refetch}
          onSeen={() => setAnswer({ ...answer, seen: view })}
          onSameOffer={(seen) => setAnswer({ ...answer, seen })}
          onClose={() => setAnswer(null)}
          onDone={finish}
        />
      )}
    </>
  );
  return frame(
    content,
    <StepActions
      view={view}
      step={step}
      chosen={chosen}
      onAsk={open}
      declines={inBar || step.kind === 'answer_berth'}
    />,
  );
}

/** The dates on offer that the boater may still take; nothing where there are none. */
function OpenOffers({ view, ...answer }: Omit<ComponentProps<typeof DateOffers>, 'offered'>) {
  const offered = pricedOffers(view);
  if (offered === null || !mayDo(view, 'ACCEPT_DATES')) return null;
  return <DateOffers view={view} offered={offered} {...answer} />;
}

/** Dates that are offered for a booking, which stands until the boater takes them. */
function OffersForBooking({ view, children }: { readonly view: BoaterReservation; readonly children: ReactNode }) {
  const { t } = useTranslation('boater');
  if (pricedOffers(view) === null || !mayDo(view, 'ACCEPT_DATES')) return null;
  return (
    <BoaterCard title={t('offersTitle')}>
      <p>{t('offersBooked')}</p>
      {children}
    </BoaterCard>
  );
}
