import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ReservationForm } from '../form/use-reservation-form.js';
import { createBody } from '../model/action-bodies.js';
import type { ReservationValues } from '../model/form-values.js';
import type { CreateAction } from '../model/payload.js';
import type { Asking } from './use-actions.js';

/** The buttons of creation mode, by what the call names them. */
export const creationActions: Readonly<Partial<Record<Asking, CreateAction>>> = {
  notify: 'NOTIFY',
  approve: 'APPROVE',
  waitingList: 'ADD_TO_WAITING_LIST',
};

interface Given {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** Leaves past the question whether to discard: everything is saved. */
  readonly letPass: (leave: () => void) => void;
  /** Without a boater there is nothing to check yet. */
  readonly hasBoater: boolean;
  /** Where the page is closed to once it is done; null: it goes on to the new reservation. */
  readonly closedTo: string | null;
}

export interface Creation {
  readonly asking: Asking | null;
  readonly ask: (action: Asking) => void;
  readonly close: () => void;
  readonly run: (message: string) => void;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly dismissError: () => void;
  /** An action was tried before anybody said who comes. */
  readonly boaterMissing: boolean;
}

/** Creating: asks in the action's dialog, sends, and goes on to the reservation that came of it; the lite edition closes. */
export function useCreation({ form, values, letPass, hasBoater, closedTo }: Given): Creation {
  const { t } = useTranslation('reservations');
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [boaterMissing, setBoaterMissing] = useState(false);
  const { send, isPending } = useSend(reservationCalls.create, {
    topics: [{ topic: 'reservations' }],
    onDone: ({ id }) => {
      toast({ kind: 'done', text: t('created') });
      letPass(() => void navigate(closedTo ?? `/reservations/${id}`));
    },
    onRefused: (refused) => {
      if (form.applyProblem(refused)) setAsking(null);
      else setError(refused);
    },
  });
  return {
    asking,
    ask: (action) => {
      setError(null);
      setBoaterMissing(!hasBoater);
      if (hasBoater) void form.handleSubmit(() => setAsking(action))();
    },
    close: () => {
      setAsking(null);
      setError(null);
    },
    run: (message) => {
      const action = asking === null ? undefined : creationActions[asking];
      const body = action === undefined ? null : createBody(values, action, message);
      if (body !== null) void send(body);
      else setAsking(null);
    },
    busy: isPending,
    error,
    dismissError: () => setError(null),
    boaterMissing: boaterMissing && !hasBoater,
  };
}
