import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../icons.js';
import { Button } from '../buttons/button.js';
import { useToast } from '../toast/toast-context.js';
import type { Column } from './column.js';

interface ExportButtonProps<Row> {
  /** The visible columns in their order (`shownColumns`). */
  columns: readonly Column<Row>[];
  /** Loads all rows of the current filters and sort, from all pages. */
  rows: () => Promise<readonly Row[]>;
  /** The file name without extension: "reservations-2026-11-21". */
  fileName: string;
  disabledReason?: string | null | undefined;
}

/** Exports the visible columns of all pages to a CSV file. */
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
      {t('actions:export')}
    </Button>
  );
}
