import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { PriceBreakdown } from '../../../../../contracts/reservations/rules/stay-price.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { useSame } from '../../../lib/forms/use-same.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { BerthingSection } from '../berthing/berthing-section.js';
import type { ChosenBerth, StayDraft } from '../../../entities/berth/chosen-berth.js';
import { NotesSection } from '../form/notes-section.js';
import { membershipOfReservation, nightsAvailable } from '../../../entities/search/found-boater.js';
import { save } from '../model/actions.js';
import { isUsable, type PageFacts } from '../model/page-facts.js';
import { firstInstalmentOf, onlinePriceOf, totalsOf } from '../model/price-draft.js';
import * as rules from '../model/visibility.js';
import { AboardCard } from '../people/aboard-card.js';
import { BoaterVesselCard } from '../people/boater-vessel-card.js';
import type { ContactDraft } from '../../../entities/boater/contact-rules.js';
import { Documents } from '../people/documents.js';
import { usePlanPrice } from '../price/use-plan-price.js';
import { NextMoveCard } from '../timeline/next-move-card.js';
import { NoteAuthor } from '../timeline/note-author.js';
import { StatusTimeline } from '../timeline/status-timeline.js';
import type { BarAction } from './bar-actions.js';
import { DateOffers } from './date-offers.js';
import { DuplicateBanner, SameBoat } from './same-boat.js';
import { PageColumns } from './page-columns.js';
import { PriceCard } from './price-card.js';
import { RequestNotes } from './request-notes.js';
import type { PageForm } from './use-page-form.js';

interface DetailsTabProps {
  readonly reservation: ReservationDetail;
  readonly facts: PageFacts;
  readonly page: PageForm;
  readonly nights: number;
  readonly breakdown: PriceBreakdown | null;
  readonly berth: ChosenBerth | null;
  readonly onChooseBerth: (berth: ChosenBerth | null) => void;
  /** The boater's contact data during editing; otherwise null. */
  readonly contact: ContactDraft | null;
  readonly onContact: (contact: ContactDraft | null) => void;
  /** The buttons of the bar. */
  readonly actions: readonly BarAction[];
  readonly onSaveNotes: () => void;
  readonly onEdit: () => void;
  /** Why the boat keeps two berths: the next action is sent with it. */
  readonly onKeepBoth: (reason: string) => void;
  /** Somebody else has changed the reservation, and staff have not decided yet which version to keep. */
  readonly undecided: boolean;
  readonly busy: boolean;
}

/** The actions that can give a boat a second berth. */
const keepsBoth: readonly BarAction['id'][] = ['send', 'notify', 'approve'];

/** A stay that has ended needs no berth. */
const OVER: readonly string[] = [
  'finished',
  'canceled_by_boater',
  'canceled_by_marina',
  'expired_no_marina_response',
  'expired_no_boater_response',
  'payment_expired',
];

/** General, pricing and berthing side by side. */
export function DetailsTab(props: DetailsTabProps) {
  const { reservation, facts, page, breakdown, berth, onChooseBerth, actions } = props;
  const narrow = useNarrow();
  const { t } = useTranslation('reservations');
  const first = firstInstalmentOf(breakdown, page.values, reservation.instalment_schedule);
  const draftPrice = useSame(onlinePriceOf(breakdown, page.values.payment, first));
  const stay = useStayDraft(reservation, page);
  const berthing = rules.berthChoice(facts);
  const isOpen = !OVER.includes(reservation.reservation_status);
  return (
    <>
      {reservation.duplicate_of !== null && (
        <DuplicateBanner
          reservation={{ ...reservation, duplicate_of: reservation.duplicate_of }}
          canChange={facts.editor && !props.undecided}
        />
      )}
      {isOpen && (
        <SameBoat
          reservation={reservation}
          canChange={facts.editor && !props.undecided}
          main={actions.findLast(({ id, offered }) => keepsBoth.includes(id) && isUsable(offered))}
          onEdit={props.onEdit}
          onKeepBoth={props.onKeepBoth}
        />
      )}
      {rules.otherDatesWarning(facts) && (
        <Banner tone="waiting">{t('RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR')}</Banner>
      )}
      <DateOffers reservation={reservation} facts={facts} />
      <PageColumns
        next={
          <>
            <NextMoveCard
              reservation={reservation}
              chosenBerth={berth}
              draftPrice={draftPrice}
              // A phone shows the main button in the bar alone.
              actions={narrow ? [] : actions.filter(offeredInCard)}
            />
            <NotesOfStay {...props} />
          </>
        }
        people={<PeopleColumn {...props} />}
        price={<PriceColumn {...props} />}
        berth={
          rules.berthingShown(facts) && (
            <BerthingSection
              reservation={reservation}
              draft={stay}
              chosenBerthId={berth?.berth_id ?? null}
              onChoose={onChooseBerth}
              disabledReason={berthing.reason === null ? null : t(berthing.reason)}
            />
          )
        }
        rest={<StatusTimeline reservation={reservation} beside />}
      />
    </>
  );
}

/** What cannot be done is left out, except what waits for a price: the price list may bring one in a moment. */
function offeredInCard({ offered }: BarAction): boolean {
  return isUsable(offered) || offered.reason === 'reasonPriceMissing';
}

/** The notes with their author, and a button that saves them alone. */
function NotesOfStay({ reservation, facts, onSaveNotes, undecided, busy }: DetailsTabProps) {
  const { t } = useTranslation('reservations');
  const { shown, action, ...saving } = save(facts);
  const reason = undecided ? 'reasonDecideFirst' : saving.reason;
  return (
    <NotesSection
      editable={rules.notesEditable(facts)}
      written={!facts.form.notesChanged && <NoteAuthor reservation={reservation} />}
      action={
        shown &&
        action === 'UPDATE_NOTE' && (
          <div>
            <Button busy={busy} disabledReason={reason === null ? null : t(reason)} onClick={onSaveNotes}>
              {t('actions:save')}
            </Button>
          </div>
        )
      }
    />
  );
}

/** The object stays the same while stay and boat do not change, so that typing elsewhere does not redraw the berths. */
function useStayDraft({ allocation_id }: ReservationDetail, { values }: PageForm): StayDraft {
  const { start_date, end_date } = values;
  const { length, beam, draft, type, hull_type } = values.vessel;
  return useMemo(
    () => ({
      start_date: start_date ?? '',
      end_date: end_date ?? '',
      allocation_id,
      vessel: { length: length ?? 0, beam: beam ?? 0, draft: draft ?? 0, type, hull_type },
    }),
    [start_date, end_date, allocation_id, length, beam, draft, type, hull_type],
  );
}

/** The boater, the boat, the boater's wishes and the documents. */
function PeopleColumn({ reservation, facts, page, contact, onContact }: DetailsTabProps) {
  const required = useSame(page.values.required_documents);
  const { setValue } = page.form;
  const requirePapers = useCallback(
    (papers: RequiredDocuments) => setValue('required_documents', papers, { shouldDirty: true }),
    [setValue],
  );
  return (
    <>
      <BoaterVesselCard reservation={reservation} canEdit={facts.editor} contact={contact} onContact={onContact} />
      <AboardCard reservation={reservation} />
      <RequestNotes reservation={reservation} />
      <Documents
        reservation={reservation}
        canEdit={rules.documentSwitches(facts)}
        required={required}
        onRequiredChange={requirePapers}
      />
    </>
  );
}

/** Dates and price, with the proposal of the pricing plan and the nights that can be redeemed. */
function PriceColumn({ reservation, facts, page, nights, breakdown }: DetailsTabProps) {
  const { marina_settings: settings } = useMarina();
  const { form, values, base } = page;
  const editable = rules.formEditable(facts);
  const { instalment_schedule: schedule } = reservation;
  const depositShown = rules.depositShown(facts, schedule);
  const totals = totalsOf(breakdown, firstInstalmentOf(breakdown, values, schedule));
  const agreedFor = reservation.payment.price_per_night === null ? null : reservation.id;
  const plan = usePlanPrice({
    form,
    values,
    base: base.values,
    agreedFor,
    enabled: editable,
    mayAskDeposit: depositShown,
  });
  const available = nightsAvailable(reservation);
  const membership = membershipOfReservation(reservation);
  const redeem = {
    offered: rules.redeemField({
      association: facts.association,
      customer_type: reservation.customer_type,
      nights_available: available,
      membership_active: membership.active,
      carded: membership.carded,
    }),
    most: facts.form.max_nights_to_redeem,
    available,
  };
  return (
    <PriceCard
      today={facts.today}
      changed={page.changes.offer}
      suggestionsShown={rules.priceSuggestionsShown(facts)}
      onlineShown={settings.accepts_online_payments}
      {...{ reservation, values, editable, nights, breakdown, totals, plan, depositShown, redeem }}
    />
  );
}
