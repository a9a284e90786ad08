import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BoaterValues, noBoater } from '../../../entities/boater/boater-values.js';
import * as people from '../../../entities/search/found-boater.js';
import { newBoaterFrom, type PersonChoice } from '../../../entities/search/person-choices.js';
import { type NamedBoater, useBoaterSearch, useOnFound } from '../../../entities/search/use-boater-search.js';
import { noVessel } from '../../../entities/vessel/vessel-values.js';
import { nextField } from '../model/next-field.js';
import type { ReservationForm } from '../form/use-reservation-form.js';

/**
 * The boater and boats found for a new reservation. The form's rules need the boater's card, so this state exists
 * before the form.
 */
export function useFoundPeople(opensEmpty: boolean) {
  const [card, setCard] = useState<people.FoundBoater['boater']>(null);
  const [partner, setPartner] = useState<people.FoundBoater['partner_card']>(null);
  const [vessels, setVessels] = useState<readonly people.KnownVessel[]>([]);
  const [opened, setOpened] = useState(opensEmpty);
  return {
    card,
    /** The card that somebody who is new here showed, from another marina. */
    partner,
    vessels,
    /** The boater form is open: a boater was found, or is new. */
    opened,
    found: (found: people.FoundBoater) => {
      setCard(found.boater);
      setPartner(found.partner_card);
      setVessels(found.vessels);
      setOpened(true);
    },
    forget: () => {
      setCard(null);
      setPartner(null);
      setVessels([]);
      setOpened(false);
    },
  };
}

interface About {
  readonly form: ReservationForm;
  readonly query: NamedBoater;
  readonly association: string | null;
  /** Requirements at the marina's first stage. */
  readonly requirements: readonly string[];
  readonly known: ReturnType<typeof useFoundPeople>;
}

/** Finds the boater of a new reservation and fills the form with the boater and the boat. */
export function useNewPeople({ form, query, association, requirements, known }: About) {
  const finding = useBoaterSearch(query, association);
  const [typed, setTyped] = useState(query.email === '' ? query.card_number : query.email);
  const chosenVessel = useRef(query.vessel);
  const goOn = useGoingOn(form, requirements);
  const fillVessel = (vessel: people.KnownVessel | null) =>
    form.setValue('vessel', vessel === null ? noVessel : people.vesselValues(vessel), { shouldDirty: true });
  // The nights belong to one person's card. The next boater may have no card, and then no field to remove the nights.
  const takeBackNights = () => form.setValue('payment.nights_to_redeem', 0, { shouldDirty: true });
  const fillPerson = (found: people.FoundBoater, fresh: BoaterValues, card_number: string) => {
    const { boater } = found;
    known.found(found);
    form.setValue('boater', boater === null ? fresh : people.boaterValues(boater, fresh.email));
    form.setValue('customer_type', people.customerTypeOf(boater, query.boater_type ?? 'VISITOR'));
    form.setValue('card_number', card_number);
    takeBackNights();
  };
  const fillBoater = (found: people.FoundBoater, fresh: BoaterValues, card_number: string) => {
    fillPerson(found, fresh, card_number);
    const vessel = found.vessels.find(({ id }) => id === chosenVessel.current) ?? found.vessels[0];
    if (vessel !== undefined) fillVessel(vessel);
  };
  useOnFound(finding.found, (found) => {
    fillBoater(found, people.newBoater(query.email), query.card_number);
    goOn.whenChosen();
  });
  return {
    finding,
    fillVessel,
    typed,
    choose: (choice: PersonChoice) => {
      goOn.chosen();
      if (choice.kind === 'known') {
        setTyped(choice.name);
        chosenVessel.current = choice.vessel_id;
        finding.choose(choice.boater_id);
        return;
      }
      const fresh = newBoaterFrom(choice.kind === 'new' ? choice.typed : Object.values(choice.search).join(' '));
      fillBoater(choice.kind === 'new' ? people.nobodyFound : choice.found, fresh.boater, fresh.card_number);
      goOn.whenChosen();
    },
    /** Takes the person on record who has the typed mail address. The typed boat stays. */
    take: (found: people.FoundBoater) => {
      const { boater, card_number } = form.getValues();
      fillPerson(found, boater, card_number);
    },
    startOver: () => {
      finding.clear();
      known.forget();
      chosenVessel.current = null;
      setTyped('');
      form.setValue('boater', noBoater);
      form.setValue('card_number', '');
      takeBackNights();
      fillVessel(null);
    },
  };
}

/** Moves the focus to the next empty field once the fields of a chosen boater are on the page. */
function useGoingOn(form: ReservationForm, requirements: readonly string[]) {
  const waits = useRef(false);
  const [filled, setFilled] = useState(0);
  const focusNext = useEffectEvent(() => form.setFocus(nextField(form.getValues(), requirements)));
  useEffect(() => {
    if (filled > 0) focusNext();
  }, [filled]);
  return {
    chosen: () => {
      waits.current = true;
    },
    /** A boater whom the page's address names moves no focus. */
    whenChosen: () => {
      if (waits.current) setFilled((times) => times + 1);
      waits.current = false;
    },
  };
}
