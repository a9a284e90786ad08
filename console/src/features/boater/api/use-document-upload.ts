import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { boaterReservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { AttachmentType } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { upload } from '../../../lib/api/upload.js';
import { boaterTopics } from './boater-topics.js';

export type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly file: File; readonly share: number }
  | { readonly is: 'failed'; readonly file: File; readonly error: ApiError };

export interface DocumentUpload {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  /** Sends the failed file again. The server stores it once, however often it is sent. */
  readonly retry: () => void;
  readonly stop: () => void;
}

/** Uploads one document of a type at a time. */
export function useDocumentUpload(token: string, type: AttachmentType, onDone: () => void): DocumentUpload {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ is: 'idle' });
  const intent = useRef<{ file: File; commandId: string; abort: AbortController } | null>(null);
  useEffect(() => () => intent.current?.abort.abort(), []);

  const run = async (file: File, commandId: string): Promise<void> => {
    const abort = new AbortController();
    intent.current = { file, commandId, abort };
    setState({ is: 'sending', file, share: 0 });
    try {
      await upload(boaterReservationCalls.addDocument, { attachment_type: type }, file, {
        token,
        commandId,
        signal: abort.signal,
        onProgress: (share) => setState({ is: 'sending', file, share }),
      });
      setState({ is: 'idle' });
      refreshConcerned(client, boaterTopics);
      onDone();
    } catch (error) {
      // Any other error means that the boater stopped the upload or left the page.
      setState(error instanceof ApiError ? { is: 'failed', file, error } : { is: 'idle' });
    }
  };

  return {
    state,
    start: (file) => void run(file, crypto.randomUUID()),
    retry: () => {
      if (intent.current !== null) void run(intent.current.file, intent.current.commandId);
    },
    stop: () => intent.current?.abort.abort(),
  };
}
