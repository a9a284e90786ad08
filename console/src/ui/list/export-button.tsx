import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../icons.js';
import { Button } from '../buttons/button.js';
import { useToast } from '../toast/toast-context.js';
import type { Column } from './column.js';

interface ExportButtonProps<Row> {
  /** The columns that are seen, in their order (`shownColumns`). */
  columns: readonly Column<Row>[];
  /** Fetches every row that the present filters and sort leave, over all pages. */
  rows: () => Promise<readonly Row[]>;
  /** Without the ending: "reservations-2026-11-21". */
  fileName: string;
  disabledReason?: string | null | undefined;
}

/** Writes what is seen, all pages of it, into a CSV file. */
export function ExportButton<Row>({ columns, rows, fileName, disabledReason }: ExportButtonProps<Row>) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const [{ csvOf, saveFile }, all] = await Promise.all([import('./csv.js'), rows()]);
      saveFile(`${fileName}.csv`, csvOf(columns, all));
      toast({ kind: 'done', text: t('exported', { count: all.length }) });
    } catch {
      toast({ kind: 'wrong', text: t('exportFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<DownloadIcon />} busy={busy} disabledReason={disabledReason} onClick={() => void run()}>
      {t('export')}
    </Button>
  );
}
