import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import type { MarinaFileType } from '../../../../../contracts/marinas/vocabulary.js';
import { fileProblem, type FileProblem } from '../../../entities/document/file-rules.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { upload } from '../../../lib/api/upload.js';
import { settingsTopics } from './use-settings.js';

/** A file on its way, or one that was refused. */
export interface Sending {
  readonly key: string;
  readonly file: File;
  /** Share of the bytes sent, 0 to 1. */
  readonly share: number;
  readonly problem: FileProblem | ApiError | null;
}

/** Uploads files of the marina, several at a time. Each can be stopped or taken off the list. */
export function useUploads(requested_type: MarinaFileType) {
  const client = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);
  const change = (key: string, facts: Partial<Sending>) =>
    setSending((all) => all.map((each) => (each.key === key ? { ...each, ...facts } : each)));
  const remove = (key: string) => {
    aborts.current.get(key)?.abort();
    aborts.current.delete(key);
    setSending((all) => all.filter((each) => each.key !== key));
  };
  const run = async (key: string, file: File, languages: string): Promise<void> => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      await upload(settingsCalls.addFile, { requested_type, languages }, file, {
        commandId: key,
        signal: abort.signal,
        onProgress: (share) => change(key, { share }),
      });
      refreshConcerned(client, settingsTopics);
      remove(key);
    } catch (error) {
      // Any other error means that the user stopped the upload or left the page.
      if (error instanceof ApiError) change(key, { problem: error });
    }
  };
  /** `languages`: codes of the readers' languages, separated by commas; empty: all. */
  const start = (files: Iterable<File>, languages = '') => {
    for (const file of files) {
      const key = crypto.randomUUID();
      const problem = fileProblem(file);
      setSending((all) => [...all, { key, file, share: 0, problem }]);
      if (problem === null) void run(key, file, languages);
    }
  };
  const running = sending.filter(({ problem }) => problem === null);
  return { sending, running, start, remove };
}
export type Uploads = ReturnType<typeof useUploads>;
