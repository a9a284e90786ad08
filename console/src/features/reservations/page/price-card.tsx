import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBreakdown } from '../../../../../contracts/reservations/rules/stay-price.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useAskedPart } from './use-asked-for.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { InvoiceSection } from '../../../entities/invoice/invoice-section.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import type { ReservationValues } from '../model/form-values.js';
import { offersListPrice } from '../model/list-price.js';
import type { DraftTotals } from '../model/price-draft.js';
import type { Offered } from '../model/page-facts.js';
import { Breakdown } from '../price/breakdown.js';
import { ContractSection } from '../price/contract-section.js';
import { ListPriceOffer } from '../price/list-price-offer.js';
import { MoneySection } from '../price/money-section.js';
import { isFirstPaymentSettled } from '../model/payment-words.js';
import { PaymentLines } from '../price/payment-lines.js';
import { PriceSuggestions } from '../price/price-suggestions.js';
import type { RatedBoater } from '../price/rating-fact.js';
import { StayAndPrice } from '../price/stay-and-price.js';
import { KindFacts, StayFacts } from '../price/stay-facts.js';
import type { PlanPrice } from '../price/use-plan-price.js';

interface PriceCardProps {
  readonly reservation: ReservationDetail | null;
  readonly values: ReservationValues;
  readonly editable: boolean;
  /** Staff have typed something into the offer. */
  readonly changed: boolean;
  readonly today: string;
  readonly nights: number;
  readonly breakdown: PriceBreakdown | null;
  readonly totals: DraftTotals | null;
  readonly plan: PlanPrice;
  readonly depositShown: boolean;
  readonly onlineShown: boolean;
  readonly suggestionsShown: boolean;
  readonly redeem: { readonly offered: Offered; readonly most: number; readonly available: number };
}

/** Dates and price with their breakdown. */
export function PriceCard({
  reservation,
  values,
  editable,
  changed,
  nights,
  breakdown,
  totals,
  suggestionsShown,
  ...typed
}: PriceCardProps) {
  const contract = reservation?.contract_name ?? null;
  const lines = { breakdown, payment: values.payment, firstInstalment: totals?.firstInstalment ?? null };
  const { plain, adjust } = usePlainOffer({ reservation, values, editable, changed, plan: typed.plan });
  if (plain && totals !== null) {
    return (
      <Card data-part="price">
        <ListPriceOffer
          {...{ values, nights }}
          total={totals.total}
          onlineShown={typed.onlineShown}
          onAdjust={adjust}
        />
        <Section>
          <Breakdown {...lines} settled={false} />
        </Section>
      </Card>
    );
  }
  return (
    <Card data-part="price">
      {contract !== null && reservation !== null && <ContractSection reservation={reservation} name={contract} />}
      {editable && reservation !== null && <KindFacts values={values} />}
      {editable ? (
        <StayAndPrice nights={nights} points={reservation?.gift_points ?? null} {...typed} />
      ) : (
        <StayFacts values={values} nights={nights} />
      )}
      <Section>
        <Breakdown {...lines} settled={isFirstPaymentSettled(reservation)} />
        {reservation !== null && <PaymentLines reservation={reservation} />}
      </Section>
      {reservation !== null && <MoneySection reservation={reservation} />}
      {reservation !== null && <InvoiceSection reservationId={reservation.id} />}
      {suggestionsShown && <PriceSuggestions nights={nights} rated={ratedIn(reservation, values)} />}
      {editable && reservation !== null && <BoatSection />}
    </Card>
  );
}

/** Whose past bookings rate the stay: those of the record, or of whom staff chose in a new reservation. */
function ratedIn(reservation: ReservationDetail | null, values: ReservationValues): RatedBoater {
  if (reservation === null) {
    return { boater_id: values.boater.id || null, vessel_id: values.vessel.id || null, reservation_id: null };
  }
  const { id: reservation_id, boater_id, vessel } = reservation;
  return { boater_id, vessel_id: vessel.id, reservation_id };
}

/**
 * A request at the list price needs no fields. They open on request, and automatically once the form has input or an
 * error.
 */
function usePlainOffer({
  reservation,
  values,
  editable,
  changed,
  plan,
}: Pick<PriceCardProps, 'reservation' | 'values' | 'editable' | 'changed' | 'plan'>) {
  const { formState, setFocus } = useReservationFormOfPage();
  const [adjusting, setAdjusting] = useState(false);
  useEffect(() => {
    if (adjusting) setFocus('payment.price_per_night');
  }, [adjusting, setFocus]);
  const faulty = Object.keys(formState.errors).length > 0;
  const plain =
    editable &&
    !adjusting &&
    !faulty &&
    reservation !== null &&
    offersListPrice(reservation, { payment: values.payment, changed }, plan.answer);
  return { plain, adjust: () => setAdjusting(true) };
}

/**
 * The boat of this stay. The section opens on request, also by the link to the page, and automatically when the boat has
 * an error.
 */
function BoatSection() {
  const { t } = useTranslation('reservations');
  const { control, formState, setFocus } = useReservationFormOfPage();
  const asked = useAskedPart() === 'size';
  const [opened, setOpened] = useState(asked);
  useEffect(() => {
    if (asked) setFocus('vessel.length');
  }, [asked, setFocus]);
  const open = opened || formState.errors.vessel !== undefined;
  return (
    <Section
      title={t('trade:boat')}
      level="label"
      actions={
        <Button kind="quiet" size="small" aria-expanded={open} onClick={() => setOpened(!open)}>
          {open ? t('hideBoat') : t('actions:change')}
        </Button>
      }
    >
      {open && (
        <VesselFields
          control={control}
          nameOf={(field) => `vessel.${field}`}
          hullTypeRequired={false}
          vesselTypeRequired={false}
        />
      )}
    </Section>
  );
}
