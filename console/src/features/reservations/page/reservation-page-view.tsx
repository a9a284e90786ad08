import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { PriceBreakdown } from '../../../../../contracts/reservations/rules/stay-price.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMarina, useSession } from '../../../lib/session/session.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { neighboursIn } from '../../../lib/url/list-rows.js';
import { DepartureDialog } from '../../../entities/stay-change/departure-dialog.js';
import type { DepartureMove } from '../../../entities/stay-change/departure-rules.js';
import { OpenedElsewhere } from '../../../entities/marina/opened-elsewhere.js';
import { wayBackFrom } from '../../../lib/url/way-back.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useTouch } from '../../../ui/theme/use-touch.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { ReservationFormContext } from '../form/form-context.js';
import { errorPaths } from '../form/use-reservation-form.js';
import { ChatActivationDialog } from '../messages/chat-activation-dialog.js';
import { MessagesTab } from '../messages/messages-tab.js';
import { save } from '../model/actions.js';
import { membershipOfReservation } from '../../../entities/search/found-boater.js';
import { isUsable, type PageFacts, type PageTab } from '../model/page-facts.js';
import { breakdownOf, firstInstalmentOf, nightsTyped, onlinePriceOf, totalsOf } from '../model/price-draft.js';
import { ViewingToo } from '../../../entities/presence/viewing-too.js';
import { standingCode } from '../../../entities/reservation/status.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import * as rules from '../model/visibility.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { TermsTab } from '../price/terms-tab.js';
import { NEXT_MOVE } from '../timeline/next-move-card.js';
import { HistoryTab } from '../timeline/history-tab.js';
import { ActionDialogs } from './action-dialogs.js';
import { type SavingOffered, undecided, useBarActions, useSavingActions } from './bar-actions.js';
import { DetailsTab } from './details-tab.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { FailureDialog } from './failure-dialog.js';
import { InputBackNotice } from './input-back-notice.js';
import { HeaderActions, HeaderButtons, HeaderMenu } from './header-actions.js';
import { MeanwhileNotice } from './meanwhile-notice.js';
import { pageFactsOf } from './page-facts-of.js';
import { ReservationBar } from './reservation-bar.js';
import { useActions } from './use-actions.js';
import { useAskedPart, useShownPart } from './use-asked-for.js';
import { useEditing } from './use-editing.js';
import { type PageForm, usePageForm } from './use-page-form.js';
import { useUndoNotes } from './use-undo-notes.js';
import { usePageKeys } from './use-page-keys.js';
import { useDeparted } from './use-departed.js';
import { usePageTabs } from './use-page-tabs.js';
import { useTypedBeside } from './use-typed-beside.js';

interface ReservationPageProps {
  readonly reservation: ReservationDetail;
  readonly tab: PageTab;
}

/** The page's form and rules, with its input, choices and running actions. */
function useReservationPage({ reservation, tab: asked }: ReservationPageProps) {
  const { t } = useTranslation('reservations');
  const marina = useMarina();
  const { edition, mayDo } = useSession();
  const today = useMarinaToday();
  const toast = useToast();
  const { permissions } = marina.marina_settings;
  const [berth, setBerth] = useState<ChosenBerth | null>(null);
  const [bothReason, setBothReason] = useState<string | null>(null);
  const page = usePageForm(reservation, permissions.deposit_and_cancellation === true, today);
  const moved = useFocusOnNextMove(reservation.revision);
  const beside = useTypedBeside(reservation);
  const chatOff = rules.chatPrompt({ tab: asked, features: permissions, reservation });
  const tab = chatOff ? 'details' : asked;
  const undoNotes = useUndoNotes(reservation);
  const factsOf = (inEditMode: boolean) =>
    pageFactsOf({
      reservation,
      values: page.values,
      changes: page.changes,
      hasErrors: errorPaths(page.form.formState.errors).length > 0,
      membership: membershipOfReservation(reservation),
      marina,
      edition,
      tab,
      today,
      editor: mayDo(reservationCalls.update.access),
      // What another user changed can close the form; the input stays open until staff have decided.
      editing: inEditMode || page.differences.length > 0,
    });
  const part = useAskedPart();
  const asksToEdit = part === 'dates' || part === 'size';
  const seen = factsOf(false);
  const editing = useEditing(page, needsEditing(page, seen) || (asksToEdit && isUsable(rules.editEntry(seen))));
  useShownPart(part, (field) => page.form.setFocus(field));
  const facts = factsOf(editing.on);
  const actions = useActions({
    reservation,
    page,
    onDone: (action, receipt) => {
      moved();
      editing.done();
      setBerth(null);
      setBothReason(null);
      const undo =
        action.kind === 'save' && action.action === 'UPDATE_NOTE'
          ? undoNotes(page.base.values.internal_notes, receipt)
          : undefined;
      toast({ kind: 'done', text: t(`done_${action.kind}`), action: undo });
    },
  });
  const leaving = rules.leavingTo(edition);
  return {
    reservation,
    berth,
    setBerth,
    bothReason,
    setBothReason,
    page,
    editing,
    beside,
    chatOff,
    tab,
    facts,
    actions,
    leaving,
  };
}

/** An offer that came back is shown in edit mode where the form is not open without it. */
function needsEditing({ restored }: PageForm, facts: PageFacts): boolean {
  return restored !== null && (restored.offer || restored.documents) && !rules.formEditable(facts);
}

type ReservationPage = ReturnType<typeof useReservationPage>;

/** The page of an existing reservation. */
export function ReservationPageView(props: ReservationPageProps) {
  const shown = useReservationPage(props);
  const { reservation, berth, page, tab, facts, actions } = shown;
  const { form, values } = page;
  const nights = nightsTyped(values);
  const breakdown = breakdownOf(values.payment, nights);
  const first = firstInstalmentOf(breakdown, values, reservation.instalment_schedule);
  const totals = totalsOf(breakdown, first);
  const moves = useBarActions(facts, berth, actions.ask);
  const saved = useSavingActions(facts, savingOf(shown), moves);
  const open = page.differences.length > 0 || actions.stale !== null;
  const barActions = open ? undecided(saved) : saved;
  const free = actions.asking === null && !actions.busy;
  usePageKeys({
    facts,
    actions: barActions,
    group: reservation.view_id,
    free,
    onEdit: shown.editing.start,
    neighbours: neighboursIn('/reservations', reservation.id),
  });
  useFocusOnPrice(rules.formEditable(facts) && rules.focusesPrice(facts) && tab === 'details');
  return (
    <ReservationFormContext value={form}>
      <PageWithHead shown={shown}>
        {tab === 'details' && (
          <DetailsTab
            reservation={reservation}
            facts={facts}
            page={page}
            nights={nights}
            breakdown={breakdown}
            berth={berth}
            onChooseBerth={shown.setBerth}
            contact={shown.beside.contact}
            onContact={shown.beside.onContact}
            actions={barActions}
            onSaveNotes={() => actions.save('UPDATE_NOTE')}
            onEdit={shown.editing.start}
            onKeepBoth={shown.setBothReason}
            undecided={open}
            busy={actions.busy}
          />
        )}
        {tab === 'messages' && (
          <MessagesTab
            reservation={reservation}
            mayWrite={rules.mayWriteMessages(facts)}
            writing={shown.beside.writing}
          />
        )}
        {tab === 'terms' && <TermsTab reservation={reservation} />}
        {tab === 'history' && <HistoryTab reservation={reservation} />}
      </PageWithHead>
      {tab === 'details' && (
        <ReservationBar
          values={values}
          nights={nights}
          totals={totals}
          instantBook={reservation.instant_book}
          settled={reservation.payment}
          actions={barActions}
          busy={actions.busy}
        />
      )}
      <PageDialogs shown={shown} nights={nights} breakdown={breakdown} />
    </ReservationFormContext>
  );
}

function savingOf({ facts, editing, page, actions }: ReservationPage): SavingOffered {
  const saving = save(facts);
  const run = () => {
    if (saving.tellsBoater) actions.ask('save');
    else actions.save(saving.action);
  };
  return { saving, run, leave: editing.on ? editing.stop : null, dirty: page.dirty };
}

/** Number, status, actions and tabs above the content of a tab. */
function PageWithHead({ shown, children }: { readonly shown: ReservationPage; readonly children: ReactNode }) {
  const { t } = useTranslation('reservations');
  const formats = useFormats();
  const narrow = useNarrow();
  const { reservation, page, editing, tab, facts, actions, leaving } = shown;
  const list = wayBackFrom(`/reservations/${reservation.id}`);
  const tabs = usePageTabs(reservation.id, facts);
  const stay = formats.dateRange(reservation.start_date, reservation.end_date);
  const chip = useStatusWords().full({
    reservation_status: reservation.reservation_status,
    status_code: standingCode(reservation.statuses),
    statuses: reservation.statuses,
    payment_due: reservation.payment.payment_standing === 'due',
  });
  const [departure, setDeparture] = useState<DepartureMove | null>(null);
  const departed = useDeparted(reservation);
  const rare = {
    facts,
    onEdit: editing.start,
    onDeparture: setDeparture,
    onDeparted: departed.confirm,
    onCancelReservation: () => actions.ask('cancel'),
  };
  return (
    <Page
      paper
      title={reservation.view_id}
      back={{
        to: listAddress(list ?? leaving.path),
        label: t(list !== null || leaving.kind === 'back' ? 'backToList' : 'actions:close'),
      }}
      chip={
        <>
          <StatusChip {...chip} />
          {reservation.group !== null && <Link to={`/groups/${reservation.group.id}`}>{reservation.group.name}</Link>}
          <ViewingToo kind="reservation" id={reservation.id} />
        </>
      }
      subtitle={
        narrow
          ? `${stay}, ${formats.nights(reservation.nights)}`
          : [displayName(reservation.boater), reservation.vessel.name].filter((name) => name !== '').join(', ')
      }
      menu={narrow ? <HeaderMenu {...rare} /> : undefined}
      actions={
        <>
          {!narrow && <HeaderButtons {...rare} />}
          {/* The details have these buttons in the bar below. */}
          {tab !== 'details' && (
            <HeaderActions
              facts={facts}
              busy={actions.busy}
              dirty={page.dirty}
              onStopEditing={editing.stop}
              onSave={savingOf(shown).run}
            />
          )}
        </>
      }
    >
      {list !== null && <OpenedElsewhere list={list} back={t('backToAll')} />}
      {departed.question}
      <Tabs label={t('tabs')} tabs={tabs} current={tab} />
      <Meanwhile shown={shown} />
      {page.inputBack && page.differences.length === 0 && <InputBackNotice onDiscard={editing.stop} />}
      {children}
      {departure !== null && (
        <DepartureDialog
          stay={{ ...reservation, boat: reservation.vessel.name }}
          move={departure}
          onClose={() => setDeparture(null)}
        />
      )}
    </Page>
  );
}

function Meanwhile({ shown: { reservation, page, editing, actions } }: { readonly shown: ReservationPage }) {
  return (
    <MeanwhileNotice
      reservationId={reservation.id}
      stale={actions.stale}
      differences={page.differences}
      onTakeTheirs={() => {
        page.takeTheirs();
        actions.dismissStale();
      }}
      onKeepMine={() => {
        page.keepMine();
        editing.start();
        actions.dismissStale();
      }}
    />
  );
}

interface PageDialogsProps {
  readonly shown: ReservationPage;
  readonly nights: number;
  readonly breakdown: PriceBreakdown | null;
}

/** The dialogs of actions, errors and unsaved changes. */
function PageDialogs({ shown, nights, breakdown }: PageDialogsProps) {
  const navigate = useNavigate();
  const { reservation, berth, bothReason, page, editing, beside, chatOff, facts, actions } = shown;
  const { values } = page;
  const first = firstInstalmentOf(breakdown, values, reservation.instalment_schedule);
  const totals = totalsOf(breakdown, first);
  const guard = useDiscardGuard(page.dirty || beside.unsaved);
  const refusal = useRefusalText(reservation.id, actions.error);
  const draft = {
    reservationId: reservation.id,
    boaterName: displayName(reservation.boater),
    boatName: values.vessel.name,
    start_date: values.start_date ?? '',
    end_date: values.end_date ?? '',
    nights,
    currency: values.payment.currency,
    total: totals?.total ?? null,
    deposit: totals?.deposit ?? null,
    firstInstalment: totals?.firstInstalment ?? null,
    price: onlinePriceOf(breakdown, values.payment, first),
    berth,
    ...(bothReason === null ? {} : { both_reason: bothReason }),
  };
  return (
    <>
      <ActionDialogs reservation={reservation} draft={draft} actions={actions} saveAction={save(facts).action} />
      <FailureDialog text={actions.asking === null ? refusal : null} onClose={actions.dismissError} />
      <ChatActivationDialog open={chatOff} onClose={() => void navigate('?tab=0', { replace: true })} />
      <DiscardDialog open={editing.asking} onDiscard={editing.discard} onKeep={editing.keep} />
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </>
  );
}

/**
 * Returns a function to call after an action. Once the page shows its result, the focus is on the card that says what
 * happens next, which screen readers then read, unless staff work on elsewhere already.
 */
function useFocusOnNextMove(revision: number): () => void {
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    const at = document.activeElement;
    if (at === null || at === document.body || !at.matches('input, textarea')) {
      document.getElementById(NEXT_MOVE)?.focus({ preventScroll: true });
    }
  }, [revision]);
  return () => {
    acted.current = true;
  };
}

/**
 * Focuses the price when it is the next field to fill in and in sight: a page opens at its top. A touch screen gets no
 * focus, because its keyboard would cover the page. A layout effect sets the focus, because the form's own `setFocus`
 * waits for a timer. A field in use keeps the focus, so that typed text does not end up in the price.
 */
function useFocusOnPrice(focuses: boolean): void {
  const [narrow, touch] = [useNarrow(), useTouch()];
  useLayoutEffect(() => {
    const types = document.activeElement?.matches('input, textarea') === true;
    if (!focuses || narrow || touch || types) return;
    const field = document.getElementsByName('payment.price_per_night')[0];
    if (field !== undefined && field.getBoundingClientRect().bottom <= window.innerHeight) {
      field.focus({ preventScroll: true });
    }
  }, [focuses, narrow, touch]);
}
