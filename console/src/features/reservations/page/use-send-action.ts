import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { type ApiError, offlineError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { PageAction } from '../model/action-bodies.js';
import type { PageForm } from './use-page-form.js';

/** The state of the reservation does not allow the action, so the page shows an old one. */
const CONFLICT = 409;

/** Loads the bodies of the calls and their rules, which the page does not need before the first action. */
export const loadBodies = () => import('../model/action-bodies.js');

type Bodies = Awaited<ReturnType<typeof loadBodies>>;

interface Given {
  readonly reservation: ReservationDetail;
  readonly page: PageForm;
  readonly closeDialog: () => void;
  readonly onDone: (action: PageAction, receipt: CommandReceipt) => void;
}

export interface SendingAction {
  readonly run: (action: PageAction) => void;
  readonly busy: boolean;
  /** The last refusal, unless a field or the conflict notice shows it. */
  readonly error: ApiError | null;
  readonly dismissError: () => void;
  /** The refusal after a change by another user. It contains the user and the changes. */
  readonly stale: ApiError | null;
  readonly dismissStale: () => void;
}

/** Sends an action with the version that staff saw, and handles the answer. */
export function useSendAction({ reservation, page, closeDialog, onDone }: Given): SendingAction {
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
        closeDialog();
        return;
      }
      if (form.applyProblem(refused)) closeDialog();
      else setError(refused);
    },
  });
  const { send, isPending } = sending;

  const begin = useCallback(
    (action: PageAction, { updateBody }: Bodies): void => {
      const body = updateBody({ reservation, values, changes }, action);
      // The form was validated before the dialog opened. If it breaks a rule after all, its fields show the errors.
      if (body === null) {
        closeDialog();
        void form.trigger(undefined, { shouldFocus: true });
        return;
      }
      setError(null);
      setStale(null);
      hold();
      void send(body).then((answer) => {
        if (answer === null) return;
        sent(true);
        closeDialog();
        onDone(action, answer);
      });
    },
    [reservation, values, changes, form, send, hold, sent, closeDialog, onDone],
  );
  const run = useStarting(begin, () => setError(offlineError()));

  return {
    run,
    busy: isPending,
    error,
    dismissError: () => setError(null),
    stale,
    dismissStale: () => setStale(null),
  };
}

/** Loads the bodies, then begins the action. A second click during the load has no effect. */
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
