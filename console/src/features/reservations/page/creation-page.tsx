import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/format/full-name.js';
import { useMarina } from '../../../lib/session/session.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { FittingBerths } from '../berthing/fitting-berths.js';
import { AboardSection } from '../form/aboard-section.js';
import { ReservationFormContext } from '../form/form-context.js';
import { NotesSection } from '../form/notes-section.js';
import type { NewStayQuery } from '../model/creation-query.js';
import { onlinePriceOf } from '../model/price-draft.js';
import * as rules from '../model/visibility.js';
import { useBarActions } from './bar-actions.js';
import { BoaterStep } from './boater-step.js';
import { CreationDialogs } from './creation-dialogs.js';
import { EmailOwner } from './email-owner.js';
import { KindOfStay } from './kind-of-stay.js';
import { PageColumns } from './page-columns.js';
import { PriceCard } from './price-card.js';
import { ReservationBar } from './reservation-bar.js';
import { type NewReservation, useNewPrice, useNewReservation } from './use-new-reservation.js';
import { VesselStep } from './vessel-step.js';

/** The page of a new reservation: boater, boat, dates and price. */
export function CreationPage({ query }: { readonly query: NewStayQuery }) {
  const reservation = useNewReservation(query);
  const price = useNewPrice(reservation);
  const { form, values, facts, guard, creation, best } = reservation;
  const barActions = useBarActions(facts, null, creation.ask);
  if (!facts.editor) return <NoPermission />;
  return (
    <ReservationFormContext value={form}>
      <NewReservationPage reservation={reservation} price={price} />
      <ReservationBar
        values={values}
        nights={price.nights}
        totals={price.totals}
        settled={null}
        instantBook={false}
        actions={barActions}
        busy={creation.busy}
      />
      <CreationDialogs
        creation={creation}
        draft={{
          boaterName: fullName(values.boater),
          boatName: values.vessel.name,
          start_date: values.start_date ?? '',
          end_date: values.end_date ?? '',
          nights: price.nights,
          currency: values.payment.currency,
          total: price.totals?.total ?? null,
          deposit: price.totals?.deposit ?? null,
          firstInstalment: price.totals?.firstInstalment ?? null,
          price: onlinePriceOf(price.breakdown, values.payment, price.first),
          berth: reservation.wanted?.chosen ?? (creation.asking === 'approve' ? best : null),
        }}
      />
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </ReservationFormContext>
  );
}

interface NewReservationProps {
  readonly reservation: NewReservation;
  readonly price: ReturnType<typeof useNewPrice>;
}

function NewReservationPage({ reservation, price }: NewReservationProps) {
  const { t } = useTranslation('reservations');
  const { accepts_online_payments } = useMarina().marina_settings;
  const { values, facts, creation, leaving, today } = reservation;
  const { depositShown, plan, nights, breakdown, totals, redeem } = price;
  return (
    <Page
      title={t('trade:newReservation')}
      back={{ to: listAddress(leaving.path), label: t(leaving.kind === 'back' ? 'backToList' : 'actions:close') }}
    >
      {creation.boaterMissing && (
        <Banner tone="wrong" live>
          {t('boaterFirst')}
        </Banner>
      )}
      <PageColumns
        next={null}
        people={<NewPeople reservation={reservation} />}
        price={
          <PriceCard
            reservation={null}
            editable
            changed
            suggestionsShown={rules.priceSuggestionsShown(facts)}
            onlineShown={accepts_online_payments}
            {...{ values, today, nights, breakdown, totals, plan, depositShown, redeem }}
          />
        }
        berth={
          facts.features.inventory === true && <FittingBerths draft={reservation.stay} wanted={reservation.wanted} />
        }
        rest={
          <>
            <KindOfStay passeportShown={rules.passeportShown(facts)} />
            <NotesSection editable />
          </>
        }
      />
    </Page>
  );
}

/** The steps for the boater and the boat. */
function NewPeople({ reservation }: { readonly reservation: NewReservation }) {
  const { form, values, facts, known, found, membership, requirements, creation } = reservation;
  return (
    <>
      <BoaterStep
        opened={known.opened}
        boater={values.boater}
        tem={membership.active && facts.association === 'TEM'}
        nightsLeft={membership.nights_left}
        finding={found.finding}
        typed={found.typed}
        onChoose={found.choose}
        onOther={found.startOver}
        question={
          creation.emailOwner !== null && (
            <EmailOwner
              boaterId={creation.emailOwner}
              onBook={(person) => {
                found.take(person);
                creation.goOnFor();
              }}
              onOther={() => form.setFocus('boater.email', { shouldSelect: true })}
            />
          )
        }
      />
      <VesselStep
        vessels={known.vessels}
        chosenId={values.vessel.id}
        onChoose={found.fillVessel}
        requirements={requirements}
      />
      <AboardSection />
    </>
  );
}
