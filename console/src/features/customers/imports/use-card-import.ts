import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cardImportCalls } from '../../../../../contracts/memberships/calls.js';
import type { CheckedCards } from '../../../../../contracts/memberships/card-import.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { IntentKeys } from '../../../lib/api/intent-key.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { upload } from '../../../lib/api/upload.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** Milliseconds between two looks at an import, in case a hint is lost. */
const LOOK_EVERY = 2000;

/** An import of cards: the chosen file, its checked rows, and how far the server has come with them. */
export function useCardImport() {
  const client = useQueryClient();
  const [keys] = useState(() => new IntentKeys());
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedCards | null>(null);
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const latestCheck = useRef(0);
  const answer = useLoad(cardImportCalls.progress, undefined, {
    topics: [{ topic: 'memberships' }],
    refetchEvery: LOOK_EVERY,
  });
  const latest = answer.data?.latest ?? null;
  // An import that runs already is shown as well, whoever began it.
  const progress = latest?.status === 'RUNNING' || latest?.import_id === begun ? latest : null;

  const run = async (kind: 'checking' | 'sending', work: () => Promise<void>) => {
    setBusy(kind);
    setError(null);
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused);
    } finally {
      setBusy(null);
    }
  };
  const remove = () => {
    latestCheck.current += 1;
    setFile(null);
    setChecked(null);
    setError(null);
    setBegun(null);
  };
  return {
    file,
    checked,
    busy,
    error,
    progress,
    /** True from the answer that an import has begun until its progress is known. */
    waiting: begun !== null && progress === null,
    remove,
    choose: (chosen: File) => {
      remove();
      setFile(chosen);
      const turn = latestCheck.current;
      void run('checking', async () => {
        const rows = await upload(cardImportCalls.check, {}, chosen);
        if (turn === latestCheck.current) setChecked(rows);
      });
    },
    add: () =>
      run('sending', async () => {
        if (file === null) return;
        const commandId = keys.keyFor({ name: file.name, size: file.size, changed: file.lastModified });
        const { import_id } = await upload(cardImportCalls.import, {}, file, { commandId });
        keys.done();
        setBegun(import_id);
        refreshConcerned(client, [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }]);
      }),
  };
}
