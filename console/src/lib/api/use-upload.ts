import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { ApiError } from './api-error.js';
import { refreshConcerned, type Topic } from './topics.js';
import { upload } from './upload.js';

export type UploadState =
  | { readonly is: 'idle' }
  /** `share` of the bytes sent so far, 0 to 1. */
  | { readonly is: 'sending'; readonly file: File; readonly share: number }
  | { readonly is: 'failed'; readonly file: File; readonly error: ApiError };

export interface Upload<In> {
  readonly state: UploadState;
  readonly start: (fields: In, file: File) => void;
  /** Sends the failed file again. The server stores it once, however often it is sent. */
  readonly retry: () => void;
  readonly stop: () => void;
}

interface UploadOptions<Out> {
  /** The token of a boater's link. */
  readonly token?: string;
  readonly topics: readonly Topic[];
  readonly onDone: (answer: Out) => void;
}

/** Uploads one file at a time. */
export function useUpload<In extends object, Out>(route: Call<In, Out>, options: UploadOptions<Out>): Upload<In> {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ is: 'idle' });
  const intent = useRef<{ fields: In; file: File; commandId: string; abort: AbortController } | null>(null);
  useEffect(() => () => intent.current?.abort.abort(), []);

  const run = async (fields: In, file: File, commandId: string): Promise<void> => {
    const { token, topics, onDone } = options;
    const abort = new AbortController();
    intent.current = { fields, file, commandId, abort };
    setState({ is: 'sending', file, share: 0 });
    try {
      const answer = await upload(route, fields, file, {
        ...(token === undefined ? {} : { token }),
        commandId,
        signal: abort.signal,
        onProgress: (share) => setState({ is: 'sending', file, share }),
      });
      setState({ is: 'idle' });
      refreshConcerned(client, topics);
      onDone(answer);
    } catch (error) {
      // Any other error means that the user stopped the upload or left the page.
      setState(error instanceof ApiError ? { is: 'failed', file, error } : { is: 'idle' });
    }
  };

  return {
    state,
    start: (fields, file) => void run(fields, file, crypto.randomUUID()),
    retry: () => {
      if (intent.current !== null) void run(intent.current.fields, intent.current.file, intent.current.commandId);
    },
    stop: () => intent.current?.abort.abort(),
  };
}
