import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from './api-error.js';
import { call } from './client.js';
import { IntentKeys } from './intent-key.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { refreshConcerned, type Topic } from './topics.js';

export interface SendOptions<In, Out> {
  /** Of the record as it is shown; asked when sending. */
  readonly revision?: () => number | undefined;
  /** What the change concerns beyond what hints will say; asked for again when it was done. */
  readonly topics?: readonly Topic[];
  readonly onDone?: (answer: Out, body: In) => void;
  readonly onRefused?: (error: ApiError, body: In) => void;
  /** Shows the change before it is done, where that is safe; what it returns takes it back if it is refused. */
  readonly optimistic?: (body: In) => () => void;
  /** Of a boater's link. */
  readonly token?: string;
}

export interface Sending<In, Out> {
  /** Answers null when it was refused: `error` says why. Never rejects. A second click meets the first one's answer. */
  readonly send: (body: In) => Promise<Out | null>;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** Forgets the error. */
  readonly reset: () => void;
}

/** Writes: sends a command once per intent, over retries and double clicks, and refreshes what it concerns. */
export function useSend<In, Out>(route: Call<In, Out>, options: SendOptions<In, Out> = {}): Sending<In, Out> {
  const client = useQueryClient();
  const latest = useRef(options);
  latest.current = options;
  const [keys] = useState(() => new IntentKeys());
  const underWay = useRef<{ readonly said: string; readonly answer: Promise<Out | null> } | null>(null);

  const mutation = useMutation<Out, ApiError, { body: In; commandId: string; revision?: number }>({
    mutationFn: ({ body, commandId, revision }) =>
      call(route, body, {
        commandId,
        ...(revision === undefined ? {} : { revision }),
        ...(latest.current.token === undefined ? {} : { token: latest.current.token }),
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
      const said = JSON.stringify(body ?? null);
      if (underWay.current?.said === said) return underWay.current.answer;
      const answer = sendOnce(body).finally(() => {
        if (underWay.current?.answer === answer) underWay.current = null;
      });
      underWay.current = { said, answer };
      return answer;
    },
    [sendOnce],
  );

  return { send, isPending: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
