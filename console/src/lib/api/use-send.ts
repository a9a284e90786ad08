import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from './api-error.js';
import { call } from './client.js';
import { IntentKeys } from './intent-key.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { refreshConcerned, type Topic } from './topics.js';

export interface SendOptions<In, Out> {
  /** Returns the revision of the shown record; called when sending. */
  readonly revision?: () => number | undefined;
  /** Topics that the change affects in addition to those of the hints; reloaded on success. */
  readonly topics?: readonly Topic[];
  readonly onDone?: (answer: Out, body: In) => void;
  readonly onRefused?: (error: ApiError, body: In) => void;
  /**
   * Shows the change before the server confirms it, where that is safe; the returned function reverts it on refusal.
   */
  readonly optimistic?: (body: In) => () => void;
  /** The token of a boater's link. */
  readonly token?: string;
  /** The marina that an administrator acts for, instead of the one they work in. */
  readonly marina?: string;
}

export interface Sending<In, Out> {
  /**
   * Resolves to null on refusal, with the reason in `error`; never rejects. A second click shares the first one's
   * answer.
   */
  readonly send: (body: In) => Promise<Out | null>;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** Clears the error. */
  readonly reset: () => void;
}

/** Sends a command once per intent, despite retries and double clicks, and reloads the data it affects. */
export function useSend<In, Out>(route: Call<In, Out>, options: SendOptions<In, Out> = {}): Sending<In, Out> {
  const client = useQueryClient();
  const latest = useRef(options);
  latest.current = options;
  const [keys] = useState(() => new IntentKeys());
  const underWay = useRef<{ readonly sent: string; readonly answer: Promise<Out | null> } | null>(null);

  const mutation = useMutation<Out, ApiError, { body: In; commandId: string; revision?: number }>({
    mutationFn: ({ body, commandId, revision }) =>
      call(route, body, {
        commandId,
        ...(revision === undefined ? {} : { revision }),
        ...(latest.current.token === undefined ? {} : { token: latest.current.token }),
        ...(latest.current.marina === undefined ? {} : { marina: latest.current.marina }),
      }),
  });
  const { mutateAsync } = mutation;

  const sendOnce = useCallback(
    async (body: In): Promise<Out | null> => {
      const takeBack = latest.current.optimistic?.(body);
      const revision = latest.current.revision?.();
      const commandId = keys.keyFor(body);
      let answer: Out;
      try {
        answer = await mutateAsync({ body, commandId, ...(revision === undefined ? {} : { revision }) });
      } catch (error) {
        takeBack?.();
        if (!(error instanceof ApiError)) throw error;
        latest.current.onRefused?.(error, body);
        return null;
      }
      keys.done();
      refreshConcerned(client, latest.current.topics ?? []);
      latest.current.onDone?.(answer, body);
      return answer;
    },
    [client, keys, mutateAsync],
  );

  const send = useCallback(
    (body: In): Promise<Out | null> => {
      const sent = JSON.stringify(body ?? null);
      if (underWay.current?.sent === sent) return underWay.current.answer;
      const answer = sendOnce(body).finally(() => {
        if (underWay.current?.answer === answer) underWay.current = null;
      });
      underWay.current = { sent, answer };
      return answer;
    },
    [sendOnce],
  );

  return { send, isPending: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
