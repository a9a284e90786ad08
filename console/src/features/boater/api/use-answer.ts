import { useRef } from 'react';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { ReservationError } from '../../../../../contracts/reservations/errors.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { useSend } from '../../../lib/api/use-send.js';
import { offerChanges } from '../model/offer-changes.js';
import { boaterTopics } from './boater-topics.js';

/** Largest number of attempts to send an answer while only things change that do not concern the boater. */
const MOST_TRIES = 3;
const WAIT_MS = 300;
const UNCONFIRMED = 'RESERVATION_REQUIREMENTS_UNCONFIRMED' satisfies ReservationError;

export interface AnswerOptions<Out> {
  readonly token: string;
  /** The reservation that the boater saw when they decided. */
  readonly seen: BoaterReservation;
  /** Receives the same offer with its newer revision. */
  readonly onSameOffer: (view: BoaterReservation) => void;
  readonly refetch: () => Promise<{ readonly data?: BoaterReservation | undefined }>;
  readonly onDone: (answer: Out) => void;
}

export interface Answering<In> {
  readonly send: (body: In) => Promise<void>;
  readonly isPending: boolean;
  /** Why the answer failed. Null also when the offer has changed, because the page then shows the changes. */
  readonly error: ApiError | null;
}

/**
 * Sends an answer to the offer that the boater saw. Every event of a reservation changes its revision. While the offer
 * is the same, the answer is sent again automatically. Otherwise the boater must confirm again.
 */
export function useAnswer<In, Out>(route: Call<In, Out>, options: AnswerOptions<Out>): Answering<In> {
  const { token, onDone, refetch, onSameOffer } = options;
  const seen = useRef(options.seen);
  seen.current = options.seen;
  const refusal = useRef<ApiError | null>(null);
  const sending = useSend(route, {
    token,
    revision: () => seen.current.revision,
    topics: boaterTopics,
    onDone,
    onRefused: (error) => {
      refusal.current = error;
    },
  });
  const send = async (body: In): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await sending.send(body);
      if (answer !== null) return;
      if (refusal.current?.error_type === UNCONFIRMED) return showRequirements();
      if (refusal.current?.stale !== true) return;
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      const { data } = await refetch();
      if (data === undefined || offerChanges(seen.current, data).length > 0) return;
      seen.current = data;
      onSameOffer(data);
    }
  };
  /** The marina has changed its requirements since the dialog was opened, which changes nothing of the reservation. */
  const showRequirements = async (): Promise<void> => {
    const { data } = await refetch();
    if (data !== undefined && offerChanges(seen.current, data).length === 0) onSameOffer(data);
  };
  return { send, isPending: sending.isPending, error: sending.error?.stale === true ? null : sending.error };
}
