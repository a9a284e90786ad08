import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useReservationForm, type ReservationForm } from '../form/use-reservation-form.js';
import { changedMeanwhile, type Changes, changesBetween, type Difference, mergedWith } from '../model/changes.js';
import { type ReservationValues, valuesOf } from '../model/form-values.js';
import { useKeptInput } from '../../../lib/forms/kept-input.js';
import { nightsAvailable } from '../../../entities/search/found-boater.js';

interface Base {
  readonly revision: number;
  readonly values: ReservationValues;
}

export interface PageForm {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The revision and values that filled the form. Every call sends this revision. */
  readonly base: Base;
  readonly changes: Changes;
  readonly dirty: boolean;
  /** Changes by another user during editing; empty while there is nothing to decide. */
  readonly differences: readonly Difference[];
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** Marks a call as running. Newer versions wait until it ends, because the call itself may have caused them. */
  readonly sending: () => void;
  /** Marks the call as finished. After a success the next version fills the form; after a refusal the input stays. */
  readonly sent: (done: boolean) => void;
  /** The input of before a reload or the end of a session that is in the form again; null: there was none. */
  readonly restored: Changes | null;
  /** That input is still unsaved. */
  readonly inputBack: boolean;
  /** Resets the form to the saved values. */
  readonly discard: () => void;
}

/**
 * The form of a reservation that others may change at any time. Without input it follows each new version. Input is
 * kept, and staff decide if another user changed the same reservation.
 */
export function usePageForm(reservation: ReservationDetail, mayAskDeposit: boolean, today: string): PageForm {
  const theirs = valuesOf(reservation, mayAskDeposit);
  const [base, setBase] = useState<Base>({ revision: reservation.revision, values: theirs });
  const form = useReservationForm(base.values, {
    creating: false,
    initial_inquiry: { short: [], long: [] },
    nights_available: nightsAvailable(reservation),
    today,
    saved: reservation,
  });
  const values = form.watch();
  const changes = changesBetween(base.values, values);
  const dirty = isDirty(changes);
  const kept = useKeptInput(`reservation:${reservation.id}`, dirty ? { base: base.values, typed: values } : null);
  const ours = useRef(false);
  const [held, setHeld] = useState(false);
  const [back, setBack] = useState(kept !== null);
  const { reset } = form;
  const restore = useEffectEvent(() => {
    if (kept !== null) reset(mergedWith(kept.base, kept.typed, theirs));
  });
  useEffect(() => restore(), []);

  const rebase = (filled: ReservationValues) => {
    setBase({ revision: reservation.revision, values: valuesOf(reservation, mayAskDeposit) });
    reset(filled);
  };

  const newer = reservation.revision > base.revision;
  const differences = newer && dirty ? changedMeanwhile(base.values, values, theirs) : [];
  const decides = differences.length > 0 && !ours.current && !held;

  const follow = useEffectEvent(() => {
    // The form holds the current input. The last render may miss a letter typed since.
    const typed = form.getValues();
    const keeps = !ours.current && isDirty(changesBetween(base.values, typed));
    // Input without a conflict is carried over to the new version.
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
      if (done) setBack(false);
    },
    restored: kept === null ? null : changesBetween(kept.base, kept.typed),
    inputBack: back && dirty,
    discard: () => {
      setBack(false);
      reset(base.values);
    },
  };
}

function isDirty({ offer, notes, documents }: Changes): boolean {
  return offer || notes || documents;
}
