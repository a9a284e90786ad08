import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ReservationForm } from '../form/use-reservation-form.js';
import { createBody } from '../model/action-bodies.js';
import type { ReservationValues } from '../model/form-values.js';
import type { CreateAction } from '../model/payload.js';
import type { Asking } from './use-actions.js';

/** Actions of the create call, by the buttons of creation mode. */
export const creationActions: Readonly<Partial<Record<Asking, CreateAction>>> = {
  notify: 'NOTIFY',
  approve: 'APPROVE',
  waitingList: 'ADD_TO_WAITING_LIST',
};

/** The refusal of a boater whose mail address is that of a person on record with another name. */
interface EmailTaken {
  readonly boater_id: string;
  readonly email: string;
  /** The action that staff tried. */
  readonly action: Asking | null;
}

interface Given {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The berth that the stay was begun with; null: the one that fits best. */
  readonly berth: ChosenBerth | null;
  /** Leaves without the question about unsaved changes, because everything is saved. */
  readonly letPass: (leave: () => void) => void;
  /** The berth that a booking gets; null: the plan chooses, or there is no plan. */
  readonly best: ChosenBerth | null;
  /** The form is validated only once there is a boater. */
  readonly hasBoater: boolean;
  /** Path to go to after creation; null: the page of the new reservation. */
  readonly closedTo: string | null;
}

export interface Creation {
  readonly asking: Asking | null;
  readonly ask: (action: Asking) => void;
  readonly close: () => void;
  readonly run: (message: string, both_reason?: string) => void;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly dismissError: () => void;
  /** Staff tried an action before they chose a boater. */
  readonly boaterMissing: boolean;
  /** The person on record with the typed email address and another name. Null if there is none, or once the address changes. */
  readonly emailOwner: string | null;
  /** Tries the action again that was refused because of the mail address. */
  readonly goOnFor: () => void;
}

/** Opens the dialog of the action, sends it and opens the new reservation. The lite edition closes the page instead. */
export function useCreation({ form, values, berth, best, letPass, hasBoater, closedTo }: Given): Creation {
  const { t } = useTranslation('reservations');
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [boaterMissing, setBoaterMissing] = useState(false);
  const [taken, setTaken] = useState<EmailTaken | null>(null);
  const { send, isPending } = useSend(reservationCalls.create, {
    topics: [{ topic: 'reservations' }],
    onDone: ({ id }) => {
      toast({ kind: 'done', text: t('created') });
      letPass(() => void navigate(closedTo ?? `/reservations/${id}`));
    },
    onRefused: (refused, { boater }) => {
      const boater_id = refused.error_type === customerErrors.name_differs ? refused.problem.details?.boater_id : null;
      if (typeof boater_id === 'string') {
        setTaken({ boater_id, email: boater.email ?? '', action: asking });
        setAsking(null);
      } else if (form.applyProblem(refused)) setAsking(null);
      else setError(refused);
    },
  });
  const { id, email } = values.boater;
  const stillTaken = taken !== null && id === '' && taken.email === email.trim().toLowerCase();
  const ask = (action: Asking) => {
    setError(null);
    setBoaterMissing(!hasBoater);
    if (hasBoater) void form.handleSubmit(() => setAsking(action))();
  };
  return {
    asking,
    ask,
    close: () => {
      setAsking(null);
      setError(null);
    },
    run: (message, both_reason) => {
      const action = asking === null ? undefined : creationActions[asking];
      const given = berth ?? (asking === 'approve' ? best : null);
      const body = action === undefined ? null : createBody(values, action, { message, both_reason, berth: given });
      if (body !== null) void send(body);
      else setAsking(null);
    },
    busy: isPending,
    error,
    dismissError: () => setError(null),
    boaterMissing: boaterMissing && !hasBoater,
    emailOwner: stillTaken ? taken.boater_id : null,
    goOnFor: () => {
      setTaken(null);
      if (taken?.action != null) ask(taken.action);
    },
  };
}
