import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useReservationForm, type ReservationForm } from '../form/use-reservation-form.js';
import { changedMeanwhile, type Changes, changesBetween, type Difference, mergedWith } from '../model/changes.js';
import { type ReservationValues, valuesOf } from '../model/form-values.js';
import { nightsAvailable } from '../../../entities/search/found-boater.js';

interface Base {
  readonly revision: number;
  readonly values: ReservationValues;
}

export interface PageForm {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The reservation as the form was filled in from it; what is sent says that this was seen. */
  readonly base: Base;
  readonly changes: Changes;
  readonly dirty: boolean;
  /** What another user changed while this form was edited; empty while there is nothing to decide. */
  readonly differences: readonly Difference[];
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** Something is being sent: what arrives meanwhile waits, for it may be our own doing. */
  readonly sending: () => void;
  /** It was sent. Done, the next version of the reservation fills the form; refused, everything typed stays. */
  readonly sent: (done: boolean) => void;
  /** Back to what is saved. */
  readonly discard: () => void;
}

/**
 * The form over a reservation that goes on living. Nothing typed: it follows. Something typed: it stays, and where
 * somebody else changed the same reservation, staff decide.
 */
export function usePageForm(reservation: ReservationDetail, mayAskDeposit: boolean, today: string): PageForm {
  const theirs = valuesOf(reservation, mayAskDeposit);
  const [base, setBase] = useState<Base>({ revision: reservation.revision, values: theirs });
  const form = useReservationForm(base.values, {
    creating: false,
    initial_inquiry: [],
    nights_available: nightsAvailable(reservation),
    today,
    saved: reservation,
  });
  const values = form.watch();
  const changes = changesBetween(base.values, values);
  const dirty = isDirty(changes);
  const ours = useRef(false);
  const [held, setHeld] = useState(false);
  const { reset } = form;

  const rebase = (filled: ReservationValues) => {
    setBase({ revision: reservation.revision, values: valuesOf(reservation, mayAskDeposit) });
    reset(filled);
  };

  const newer = reservation.revision > base.revision;
  const differences = newer && dirty ? changedMeanwhile(base.values, values, theirs) : [];
  const decides = differences.length > 0 && !ours.current && !held;

  const follow = useEffectEvent(() => {
    // As it is typed by now, not as it was drawn last: a letter that came since would be lost.
    const typed = form.getValues();
    const keeps = !ours.current && isDirty(changesBetween(base.values, typed));
    // Nothing of what is typed here was touched elsewhere: it is carried over to the new version.
    rebase(keeps ? mergedWith(base.values, typed, theirs) : theirs);
    ours.current = false;
  });
  const follows = newer && !decides && !held;
  useEffect(() => {
    if (follows) follow();
  }, [follows, reservation.revision]);

  return {
    form,
    values,
    base,
    changes,
    dirty,
    differences: decides ? differences : [],
    takeTheirs: () => rebase(theirs),
    keepMine: () => rebase(mergedWith(base.values, form.getValues(), theirs)),
    sending: () => setHeld(true),
    sent: (done) => {
      ours.current = done;
      setHeld(false);
    },
    discard: () => reset(base.values),
  };
}

function isDirty({ offer, notes, documents }: Changes): boolean {
  return offer || notes || documents;
}
