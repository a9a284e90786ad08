import { styled } from '../../../ui/theme/styled.js';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { ConflictMark } from '../../../entities/conflict/conflict-mark.js';
import { useConflictNames } from '../../../entities/conflict/use-conflict-names.js';
import { useOpenConflictsOfStay } from '../../../entities/conflict/use-conflicts.js';
import { heldMinor, onlinePrice } from '../../../entities/price/amount-due.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { radius, textWidth, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { openRefund, situationOf, whoseMove } from '../../../entities/reservation/situation.js';
import { stageOf } from '../../../entities/reservation/status.js';
import { bestName, heldName } from '../berthing/berthing-rules.js';
import { RefundStep } from '../price/refund-step.js';
import type { Offered } from '../model/page-facts.js';
import { approvalEffects, dueNow, type Effect, nextButton, offerEffects } from './next-move-rules.js';
import { useDraftTerms } from './use-draft-terms.js';
import { useEffectWords } from './use-effect-words.js';

const Words = styled('p')({ ...type.body, margin: 0, maxWidth: textWidth });
const Conflict = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  marginBottom: 8,
  '& b': { ...type.strong, flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
});
const Act = styled('div')({ marginTop: 10 });
const Effects = styled('div')({ ...type.second, marginTop: 8, maxWidth: textWidth, color: role.ink2 });
const Heading = styled('p')({ ...type.label, margin: 0 });
const Until = styled('p')({ ...type.second, margin: '8px 0 0', color: role.ink2 });

/** The card's id, which takes the focus after an action. */
export const NEXT_MOVE = 'next-move';

const Place = styled('div')({ minWidth: 0, borderRadius: radius.card });

const tones = { us: 'our_move', boater: 'waiting', nobody: 'news' } as const;

interface NextAction {
  readonly id: string;
  readonly label: string;
  readonly offered: Offered;
  readonly run: () => void;
}

interface NextMoveCardProps {
  readonly reservation: ReservationDetail;
  readonly chosenBerth: ChosenBerth | null;
  /** The price in the form now; null while there is no price. */
  readonly draftPrice: OnlinePrice | null;
  /** Actions that can be taken now. The card offers the one that comes next. */
  readonly actions: readonly NextAction[];
}

/** Shows whose move it is, its deadline, and the effects of the marina's next button. */
export const NextMoveCard = memo(function NextMoveCard(props: NextMoveCardProps) {
  const { reservation, chosenBerth, draftPrice, actions } = props;
  const { t } = useTranslation('reservations/side');
  const { t: reasons } = useTranslation('reservations');
  const formats = useFormats();
  const effectWords = useEffectWords(reservation);
  const termsOf = useDraftTerms();
  const headingId = useId();
  const { marina_settings: settings } = useMarina();
  // The time left until the deadline counts down.
  const now = useNow(60_000);
  const { payment, next_move } = reservation;
  const situation = situationOf(reservation, {
    today: formats.dayOf(now),
    inventory: settings.permissions.inventory === true,
  });
  const refund = openRefund(payment);
  const booked = stageOf(reservation.reservation_status) === 'booked';
  const conflicts = useOpenConflictsOfStay(reservation.id, booked);
  const whose = whoseMove(situation, { refund, conflict: conflicts.length > 0 });
  const action = actions.find(({ id }) => id === nextButton(situation));
  const effects = effectsOf(situation, {
    berth: chosenBerth?.name ?? heldName(reservation),
    best: bestName(reservation),
    inventory: settings.permissions.inventory === true,
    payment: termsOf(
      draftPrice ?? onlinePrice(payment, reservation.instalments),
      heldMinor(payment),
      reservation.start_date,
      now,
    ),
    inInstalments: reservation.instalment_schedule !== 'ONCE',
    hours: settings.reservations.answer_hours,
  });
  const name = addressOf(reservation);
  const payable = payment.payment_standing === 'due';
  const due = payable ? (payment.terms?.pay_by ?? null) : next_move.deadline_at;
  const untilWords = payable && payment.terms?.after_arrival === true ? 'untilAfterArrival' : 'until';
  // Midnight belongs to the day that ends then.
  const deadline = (at: string): string =>
    formats.time(at) === '00:00'
      ? t('endOf', { day: formats.dateLong(formats.dayOf(Date.parse(at) - 1)) })
      : formats.instant(at);
  return (
    <Place id={NEXT_MOVE} role="group" aria-label={t(`whose_${whose}`)} tabIndex={-1}>
      <Banner tone={tones[whose]} title={t(`whose_${whose}`)}>
        {conflicts.map((conflict) => (
          <ConflictLine key={conflict.conflict_id} conflict={conflict} />
        ))}
        <Words>
          {t(`situation_${situation}`, {
            name,
            total: formats.money(payment.total_to_pay, payment.currency),
            balance: formats.money(payment.balance, payment.currency),
            due: formats.money(dueNow(reservation), payment.currency),
            arrival: formats.dateLong(reservation.start_date),
            departure: formats.dateLong(reservation.end_date),
          })}
        </Words>
        {refund > 0 && (
          <>
            <Words>{t('refundOpen', { name, refund: formats.money(refund, payment.currency) })}</Words>
            <Act>
              <RefundStep reservation={reservation} />
            </Act>
          </>
        )}
        {reservation.waiting_place !== null && (
          <Until>{t('inLine', { place: formats.ordinal(reservation.waiting_place) })}</Until>
        )}
        {situation === 'overdue' && (
          <Act>
            <LinkButton to="/activity">{t('trade:arrivalsAndDepartures')}</LinkButton>
          </Act>
        )}
        {effects.length > 0 && (
          <>
            {action !== undefined && (
              <Act>
                <Button
                  disabledReason={action.offered.reason === null ? null : reasons(action.offered.reason)}
                  onClick={action.run}
                >
                  {action.label}
                </Button>
              </Act>
            )}
            <Effects role="note" aria-labelledby={headingId}>
              <Heading id={headingId}>{t(`button_${nextButton(situation) ?? 'send'}`)}</Heading>
              <p>{effects.map(effectWords).join(' ')}</p>
            </Effects>
          </>
        )}
        {whose !== 'nobody' && due !== null && (
          <Until>{t(untilWords, { when: deadline(due), left: formats.until(due) })}</Until>
        )}
      </Banner>
    </Place>
  );
});

/** An open conflict of this stay, with a link to its remedies. */
function ConflictLine({ conflict }: { readonly conflict: ConflictRow }) {
  const { t } = useTranslation('reservations/side');
  const title = useConflictNames().title(conflict);
  return (
    <Conflict>
      <ConflictMark />
      <b>{title}</b>
      <LinkButton
        size="small"
        to={conflictAddress(conflict.conflict_id)}
        aria-label={t('openConflictNamed', { conflict: title })}
      >
        {t('openConflict')}
      </LinkButton>
    </Conflict>
  );
}

function effectsOf(
  situation: Parameters<typeof nextButton>[0],
  terms: Parameters<typeof approvalEffects>[0],
): Effect[] {
  switch (nextButton(situation)) {
    case 'approve':
      return approvalEffects(terms);
    case 'send':
      return offerEffects(terms);
    case null:
      return [];
  }
}

/** How the card names whom it is about: by first name, by name, or by the boat of somebody without a name. */
function addressOf({ boater, vessel }: NextMoveCardProps['reservation']): string {
  return boater.first_name || displayName(boater) || vessel.name;
}
