import { useState } from 'react';
import { noBoater } from '../../../entities/boater/boater-values.js';
import * as people from '../../../entities/search/found-boater.js';
import { type NamedBoater, useBoaterSearch, useOnFound } from '../../../entities/search/use-boater-search.js';
import { noVessel } from '../../../entities/vessel/vessel-values.js';
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
  readonly known: ReturnType<typeof useFoundPeople>;
}

/** Searches for the boater of a new reservation and fills the form with the boater and the boat. */
export function useNewPeople({ form, query, association, known }: About) {
  const finding = useBoaterSearch(query, association);
  const fillVessel = (vessel: people.KnownVessel | null) =>
    form.setValue('vessel', vessel === null ? noVessel : people.vesselValues(vessel), { shouldDirty: true });
  // The nights belong to one person's card. The next boater may have no card, and then no field to remove the nights.
  const takeBackNights = () => form.setValue('payment.nights_to_redeem', 0, { shouldDirty: true });
  const fillBoater = (found: people.FoundBoater, email: string, card_number: string) => {
    const { boater } = found;
    known.found(found);
    form.setValue('boater', boater === null ? people.newBoater(email) : people.boaterValues(boater, email));
    form.setValue('customer_type', people.customerTypeOf(boater, finding.asked.boater_type));
    form.setValue('card_number', card_number);
    takeBackNights();
    const [first] = found.vessels;
    if (first !== undefined) fillVessel(first);
  };
  useOnFound(finding.found, (found) => fillBoater(found, finding.asked.email, finding.asked.card_number));
  return {
    finding,
    fillVessel,
    startNew: (email: string, card_number: string) => fillBoater(people.nobodyFound, email, card_number),
    startOver: () => {
      finding.clear();
      known.forget();
      form.setValue('boater', noBoater);
      takeBackNights();
      fillVessel(null);
    },
  };
}
