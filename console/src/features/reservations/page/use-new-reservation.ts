import { useState } from 'react';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import * as people from '../../../entities/search/found-boater.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMarina, useSession } from '../../../lib/session/session.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { errorPaths, useReservationForm } from '../form/use-reservation-form.js';
import { changesBetween, typedIntoNew } from '../model/changes.js';
import { useWantedBerth } from '../berthing/use-wanted-berth.js';
import type { NewStayQuery } from '../model/creation-query.js';
import { emptyValues, type ReservationValues } from '../model/form-values.js';
import { requiredAtInquiry } from '../model/initial-inquiry.js';
import { breakdownOf, firstInstalmentOf, nightsTyped, totalsOf } from '../model/price-draft.js';
import * as rules from '../model/visibility.js';
import { useContractOfPlan } from '../price/use-contract-of-plan.js';
import { usePlanPrice } from '../price/use-plan-price.js';
import { pageFactsOf } from './page-facts-of.js';
import { useCreation } from './use-creation.js';
import { useFoundPeople, useNewPeople } from './use-new-people.js';

/** An empty form with the values from the address. `create_boater` also fills in the new boater. */
function newReservationFor(query: NewStayQuery, currency: Currency) {
  const { boater_type, create_boater, email, card_number, start_date, end_date } = query;
  const empty = { ...emptyValues(currency), customer_type: boater_type ?? 'VISITOR', start_date, end_date };
  return create_boater ? { ...empty, boater: people.newBoater(email), card_number } : empty;
}

/** A new reservation before it is saved: form, people, price and actions. */
export function useNewReservation(query: NewStayQuery) {
  const marina = useMarina();
  const { edition, mayDo } = useSession();
  const today = useMarinaToday();
  const { currency, marina_requirements } = marina.marina_settings;
  const { short, long } = marina_requirements;
  const inquiry = { short: short.initial_inquiry, long: long.initial_inquiry };
  const [empty] = useState(() => newReservationFor(query, currency));
  const known = useFoundPeople(query.create_boater);
  const membership = people.membershipOf(known.card, known.partner);
  const form = useReservationForm(empty, {
    creating: true,
    initial_inquiry: inquiry,
    nights_available: membership.nights_left,
    today,
    saved: null,
  });
  const values = form.watch();
  const requirements = requiredAtInquiry(inquiry, values);
  const found = useNewPeople({ form, query, association: marina.association.code, requirements, known });
  const facts = pageFactsOf({
    reservation: null,
    values,
    changes: changesBetween(empty, values),
    hasErrors: errorPaths(form.formState.errors).length > 0,
    membership,
    marina,
    edition,
    tab: 'details',
    today,
    editor: mayDo(reservationCalls.create.access),
    editing: true,
  });
  const leaving = rules.leavingTo(edition);
  const closedTo = leaving.kind === 'close' ? leaving.path : null;
  const guard = useDiscardGuard(typedIntoNew(empty, values));
  const { length, beam, draft, type, hull_type } = values.vessel;
  const stay = {
    start_date: values.start_date ?? '',
    end_date: values.end_date ?? '',
    vessel: { length: length ?? 0, beam: beam ?? 0, draft: draft ?? 0, type, hull_type },
  };
  const wanted = useWantedBerth(query.berth_id, stay);
  const berth = wanted?.chosen ?? null;
  const best = useBestBerth(values, facts.features.inventory === true);
  const creation = useCreation({
    form,
    values,
    berth,
    best,
    letPass: guard.letPass,
    hasBoater: known.opened,
    closedTo,
  });
  const shown = { form, values, facts, known, found, membership, requirements, today };
  return { ...shown, stay, wanted, best, leaving, guard, creation };
}

/** The berth that the booking gets, which its dialog names; null: none is known yet. */
function useBestBerth({ start_date, end_date, vessel }: ReservationValues, planned: boolean): ChosenBerth | null {
  const { length, beam, draft, type } = vessel;
  const boat = { length: planned ? (length ?? 0) : 0, beam: beam ?? 0, draft: draft ?? 0, type };
  const { matched } = useBerthPlan({ start_date: start_date ?? '', end_date: end_date ?? '', vessel: boat }, false);
  const best = matched?.items[0];
  return best === undefined ? null : { berth_id: best.berth_id, name: best.berth_name, confirm_min_length: false };
}

export type NewReservation = ReturnType<typeof useNewReservation>;

/** The typed price of a new reservation, with the proposal of the pricing plan. */
export function useNewPrice({ form, values, facts, membership }: NewReservation) {
  const schedule = useContractOfPlan(values.contract_id)?.instalments ?? 'ONCE';
  const depositShown = rules.depositShown(facts, schedule);
  const plan = usePlanPrice({ form, values, base: null, agreedFor: null, enabled: true, mayAskDeposit: depositShown });
  const nights = nightsTyped(values);
  const breakdown = breakdownOf(values.payment, nights);
  const first = firstInstalmentOf(breakdown, values, schedule);
  const redeem = {
    offered: rules.redeemField({
      association: facts.association,
      customer_type: values.customer_type,
      nights_available: membership.nights_left,
      membership_active: membership.active,
      carded: membership.carded,
    }),
    most: facts.form.max_nights_to_redeem,
    available: membership.nights_left,
  };
  return { depositShown, plan, nights, breakdown, first, totals: totalsOf(breakdown, first), redeem };
}
