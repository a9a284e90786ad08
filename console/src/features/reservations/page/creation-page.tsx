import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMarina, useSession } from '../../../lib/session/session.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { useMarinaToday } from '../berthing/use-marina-today.js';
import { ReservationFormContext } from '../form/form-context.js';
import { NotesSection } from '../form/notes-section.js';
import { errorPaths, useReservationForm } from '../form/use-reservation-form.js';
import { changesBetween, typedIntoNew } from '../model/changes.js';
import type { NamedBoater } from '../../../entities/search/use-boater-search.js';
import { noBoater } from '../../../entities/boater/boater-values.js';
import { noVessel } from '../../../entities/vessel/vessel-values.js';
import { emptyValues } from '../model/form-values.js';
import * as people from '../../../entities/search/found-boater.js';
import { breakdownOf, nightsTyped, totalsOf } from '../model/price-draft.js';
import { kindOf } from '../../../entities/reservation/status.js';
import * as rules from '../model/visibility.js';
import { usePlanPrice } from '../price/use-plan-price.js';
import { useBarActions } from './bar-actions.js';
import { BoaterStep } from './boater-step.js';
import { CreationDialogs } from './creation-dialogs.js';
import { KindOfStay } from './kind-of-stay.js';
import { PageColumns } from './page-columns.js';
import { pageFactsOf } from './page-facts-of.js';
import { PriceCard } from './price-card.js';
import { ReservationBar } from './reservation-bar.js';
import { useBoaterSearch, useOnFound } from '../../../entities/search/use-boater-search.js';
import { useCreation } from './use-creation.js';
import { usePageTabs } from './use-page-tabs.js';
import { VesselStep } from './vessel-step.js';

/** Nothing typed yet but what the address says; a boater to be created is opened with it at once. */
function newReservationFor({ boater_type, create_boater, email, card_number }: NamedBoater, currency: Currency) {
  const empty = { ...emptyValues(currency), customer_type: boater_type };
  return create_boater ? { ...empty, boater: people.newBoater(email), card_number } : empty;
}

/** A reservation in the making: who, with which boat, when, and at what price. */
export function CreationPage({ query }: { readonly query: NamedBoater }) {
  const { t } = useTranslation('reservations');
  const marina = useMarina();
  const { edition, mayDo } = useSession();
  const today = useMarinaToday();
  const { currency, marina_requirements, accepts_online_payments } = marina.marina_settings;
  const [empty] = useState(() => newReservationFor(query, currency));
  const [card, setCard] = useState<people.FoundBoater['boater']>(null);
  const [vessels, setVessels] = useState<readonly people.KnownVessel[]>([]);
  const [opened, setOpened] = useState(query.create_boater);
  const membership = people.membershipOf(card);
  const requirements = marina_requirements.short.initial_inquiry;
  const form = useReservationForm(empty, {
    creating: true,
    initial_inquiry: requirements,
    nights_available: membership.nights_left,
    today,
    saved: null,
  });
  const values = form.watch();
  const finding = useBoaterSearch(query, marina.association.code);

  const fillVessel = (vessel: people.KnownVessel | null) =>
    form.setValue('vessel', vessel === null ? noVessel : people.vesselValues(vessel), { shouldDirty: true });
  // Nights are of one person's card: the next one may have none, and then no field to take them back with.
  const takeBackNights = () => form.setValue('payment.nights_to_redeem', 0, { shouldDirty: true });
  const fillBoater = (found: people.FoundBoater, email: string, card_number: string) => {
    const { boater } = found;
    setCard(boater);
    setVessels(found.vessels);
    setOpened(true);
    form.setValue('boater', boater === null ? people.newBoater(email) : people.boaterValues(boater, email));
    form.setValue('customer_type', people.customerTypeOf(boater, finding.asked.boater_type));
    form.setValue('card_number', card_number);
    takeBackNights();
    const [first] = found.vessels;
    if (first !== undefined) fillVessel(first);
  };
  useOnFound(finding.found, (found) => fillBoater(found, finding.asked.email, finding.asked.card_number));

  const changes = changesBetween(empty, values);
  const facts = pageFactsOf({
    reservation: null,
    values,
    changes,
    hasErrors: errorPaths(form.formState.errors).length > 0,
    membership,
    marina,
    edition,
    tab: 'details',
    today,
    editor: mayDo(reservationCalls.create.access),
    editing: true,
  });
  const depositShown = rules.depositShown(facts);
  const leaving = rules.leavingTo(edition, marina.mode === 'demo');
  const closedTo = leaving.kind === 'close' ? leaving.path : null;
  const guard = useDiscardGuard(typedIntoNew(empty, values));
  const creation = useCreation({ form, values, letPass: guard.letPass, hasBoater: opened, closedTo });
  const plan = usePlanPrice({ form, values, base: null, enabled: true, mayAskDeposit: depositShown });
  const nights = nightsTyped(values);
  const breakdown = breakdownOf(values.payment, nights);
  const totals = totalsOf(breakdown);
  const barActions = useBarActions(facts, null, creation.ask);
  const tabs = usePageTabs('new', facts);
  if (!facts.editor) return <NoPermission />;

  const redeem = {
    offered: rules.redeemField({
      association: facts.association,
      customer_type: values.customer_type,
      nights_available: membership.nights_left,
      membership_active: membership.active,
    }),
    most: facts.form.max_nights_to_redeem,
    available: membership.nights_left,
  };
  const status = rules.shownStatus(facts);
  return (
    <ReservationFormContext value={form}>
      <Page
        title={t('newReservation')}
        back={{ to: listAddress(leaving.path), label: t(leaving.kind === 'back' ? 'backToList' : 'closePage') }}
        chip={<StatusChip kind={kindOf(status)} label={t('status_creation')} />}
      >
        <Tabs label={t('tabs')} tabs={tabs} current="details" />
        {creation.boaterMissing && (
          <Banner tone="wrong" live>
            {t('boaterFirst')}
          </Banner>
        )}
        <PageColumns
          next={null}
          people={
            <>
              <BoaterStep
                opened={opened}
                boater={values.boater}
                tem={membership.active && facts.association === 'TEM'}
                nightsLeft={membership.nights_left}
                finding={finding}
                onNew={(search) => fillBoater({ boater: null, vessels: [] }, search.email, search.card_number)}
                onOther={() => {
                  finding.clear();
                  setOpened(false);
                  setCard(null);
                  setVessels([]);
                  form.setValue('boater', noBoater);
                  takeBackNights();
                  fillVessel(null);
                }}
              />
              <VesselStep
                vessels={vessels}
                chosenId={values.vessel.id}
                onChoose={fillVessel}
                requirements={requirements}
              />
            </>
          }
          price={
            <PriceCard
              reservation={null}
              values={values}
              editable
              today={today}
              nights={nights}
              breakdown={breakdown}
              plan={plan}
              depositShown={depositShown}
              suggestionsShown={rules.priceSuggestionsShown(facts)}
              onlineShown={accepts_online_payments}
              redeem={redeem}
            />
          }
          berth={null}
          rest={
            <>
              <KindOfStay passeportShown={rules.passeportShown(facts)} />
              <NotesSection editable />
            </>
          }
        />
      </Page>
      <ReservationBar
        values={values}
        nights={nights}
        totals={totals}
        instantBook={false}
        actions={barActions}
        busy={creation.busy}
      />
      <CreationDialogs
        creation={creation}
        draft={{
          boaterName: `${values.boater.first_name} ${values.boater.last_name}`.trim(),
          boatName: values.vessel.name,
          start_date: values.start_date ?? '',
          end_date: values.end_date ?? '',
          nights,
          currency,
          total: totals?.total ?? null,
          deposit: totals?.deposit ?? null,
          method: values.payment.method,
          berth: null,
        }}
      />
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </ReservationFormContext>
  );
}
