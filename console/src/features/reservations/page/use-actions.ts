import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { type ApiError, offlineError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { PageAction } from '../model/action-bodies.js';
import type { SaveAction } from '../model/actions.js';
import type { PageForm } from './use-page-form.js';

/** As things stand it cannot be done: they stand otherwise than shown. */
const CONFLICT = 409;

/** Dialogs of the page, by the action they ask about. */
export type Asking = PageAction['kind'];

export interface Actions {
  readonly asking: Asking | null;
  readonly ask: (action: Asking) => void;
  readonly close: () => void;
  readonly run: (action: PageAction) => void;
  /** Saves at once what the boater does not hear of, if what it carries is right. */
  readonly save: (action: SaveAction) => void;
  readonly busy: boolean;
  /** Why the last try was refused, unless it shows at a field or as a conflict. */
  readonly error: ApiError | null;
  readonly dismissError: () => void;
  /** Another user changed the reservation first: who, and what happened. */
  readonly stale: ApiError | null;
  readonly dismissStale: () => void;
}

/** The calls' bodies, with the rules they keep: not before something is done with the reservation. */
const loadBodies = () => import('../model/action-bodies.js');

type Bodies = Awaited<ReturnType<typeof loadBodies>>;

interface Given {
  readonly reservation: ReservationDetail;
  readonly page: PageForm;
  readonly onDone: (action: PageAction) => void;
}

/** Asks about an action in its dialog, sends it with the version that was seen, and sorts out what comes back. */
export function useActions({ reservation, page, onDone }: Given): Actions {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [stale, setStale] = useState<ApiError | null>(null);
  const route = reservation.source === 'MARINA' ? reservationCalls.updateMarinaMode : reservationCalls.update;
  const { form, values, changes, base, sending: hold, sent } = page;
  const client = useQueryClient();
  const topics = [{ topic: 'reservations' as const, ids: [reservation.id] }];

  const sending = useSend(route, {
    revision: () => base.revision,
    topics,
    onRefused: (refused) => {
      sent(false);
      if (refused.status === CONFLICT || refused.stale) refreshConcerned(client, topics);
      if (refused.stale) {
        setStale(refused);
        setAsking(null);
        return;
      }
      if (form.applyProblem(refused)) setAsking(null);
      else setError(refused);
    },
  });
  const { send, isPending } = sending;

  const begin = useCallback(
    (action: PageAction, { updateBody }: Bodies): void => {
      const body = updateBody({ reservation, values, changes }, action);
      // The form was checked before the dialog opened; should it break a rule after all, it says which.
      if (body === null) {
        setAsking(null);
        void form.trigger(undefined, { shouldFocus: true });
        return;
      }
      setError(null);
      setStale(null);
      hold();
      void send(body).then((answer) => {
        if (answer === null) return;
        sent(true);
        setAsking(null);
        onDone(action);
      });
    },
    [reservation, values, changes, form, send, hold, sent, onDone],
  );
  const run = useStarting(begin, () => setError(offlineError()));

  return {
    asking,
    ask: (action) => {
      setError(null);
      void loadBodies().catch(() => undefined);
      checkFirst(action, page, () => setAsking(action));
    },
    close: () => {
      setAsking(null);
      setError(null);
    },
    run,
    save: (action) => {
      const saving = () => run({ kind: 'save', action, extras: {} });
      if (action !== 'UPDATE_NOTE') void form.handleSubmit(saving)();
      else void form.trigger('internal_notes', { shouldFocus: true }).then((right) => right && saving());
    },
    busy: isPending,
    error,
    dismissError: () => setError(null),
    stale,
    dismissStale: () => setStale(null),
  };
}

/**
 * Everything that carries the form is checked first; its errors show at their fields, and the first gets the focus. On
 * the waiting list without a price nothing of the form goes along but the notes.
 */
function checkFirst(action: Asking, { form, values }: PageForm, goOn: () => void): void {
  const carriesNothing = action === 'waitingList' && values.payment.price_per_night === null;
  if (action === 'cancel' || action === 'suggest' || carriesNothing) goOn();
  else void form.handleSubmit(goOn)();
}

/** Loads the rules of the bodies, then begins the action. A second click while they are on their way counts as the same. */
function useStarting(begin: (action: PageAction, bodies: Bodies) => void, onOffline: () => void) {
  const starting = useRef(false);
  return (action: PageAction): void => {
    if (starting.current) return;
    starting.current = true;
    void loadBodies()
      .then((bodies) => begin(action, bodies), onOffline)
      .finally(() => (starting.current = false));
  };
}
