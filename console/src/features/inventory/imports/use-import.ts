import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportedBerths, ImportRow } from '../../../../../contracts/berths/berth-import.js';
import { sheetText } from '../../../../../contracts/vocabulary/sheet-rows.js';
import { importColumns, type ImportColumn } from '../../../../../contracts/berths/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { IntentKeys } from '../../../lib/api/intent-key.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { upload } from '../../../lib/api/upload.js';
import { withCell, withNumbersOf } from '../model/import-rows.js';
import { berthImportCalls } from '../../../../../contracts/berths/import-calls.js';

interface Dropped {
  readonly name: string;
  readonly bytes: number;
}

/** The rows as a file, after corrections. */
function sheetOf(rows: readonly ImportRow[]): File {
  return new File([sheetText(importColumns, rows)], 'berths.csv', { type: 'text/csv' });
}

/** An import: the dropped file, its checked rows, their corrections, and saving them. Nothing is saved before that. */
export function useImport({ onImported }: { onImported: (answer: ImportedBerths) => void }) {
  const client = useQueryClient();
  const [keys] = useState(() => new IntentKeys());
  const [file, setFile] = useState<Dropped | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [busy, setBusy] = useState<'checking' | 'saving' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const latest = useRef(0);

  const run = async (kind: 'checking' | 'saving', work: () => Promise<void>) => {
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
  const check = (dropped: File, before: readonly ImportRow[]) =>
    run('checking', async () => {
      const turn = (latest.current += 1);
      const answer = await upload(berthImportCalls.check, {}, dropped);
      // A later correction has its own answer.
      if (turn === latest.current) setRows(withNumbersOf(before, answer.rows));
    });
  return {
    file,
    rows,
    busy,
    error,
    drop: (dropped: File) => {
      setFile({ name: dropped.name, bytes: dropped.size });
      setRows(null);
      void check(dropped, []);
    },
    remove: () => {
      latest.current += 1;
      setFile(null);
      setRows(null);
      setError(null);
    },
    correct: (index: number, column: ImportColumn, text: string) => {
      if (rows === null || rows[index]?.cells[column] === text) return;
      const corrected = withCell(rows, index, column, text);
      setRows(corrected);
      void check(sheetOf(corrected), corrected);
    },
    save: (leaveOutWrong: boolean) =>
      run('saving', async () => {
        if (rows === null) return;
        const sheet = sheetText(importColumns, rows);
        const commandId = keys.keyFor({ sheet, leaveOutWrong });
        const fields = { leave_out_wrong: String(leaveOutWrong) };
        const answer = await upload(berthImportCalls.import, fields, sheetOf(rows), { commandId });
        keys.done();
        refreshConcerned(client, [{ topic: 'berths' }, { topic: 'occupancy' }]);
        onImported(answer);
      }),
  };
}
