import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpreadsheetFormat } from '../../../../contracts/vocabulary/spreadsheets.js';
import { DownloadIcon } from '../icons.js';
import { Button } from '../buttons/button.js';
import { MenuButton } from '../buttons/menu-button.js';
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
  /** The list is offered as a workbook too. */
  workbook?: boolean;
}

/** Exports the visible columns of all pages to a CSV file, or to a workbook where it is offered. */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
  disabledReason,
  workbook = false,
}: ExportButtonProps<Row>) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (format: SpreadsheetFormat) => {
    setBusy(true);
    try {
      const [{ saveList }, all] = await Promise.all([import('./saved-list.js'), rows()]);
      await saveList(fileName, columns, all, format);
      toast({ kind: 'done', text: t('exported', { count: all.length }) });
    } catch {
      toast({ kind: 'wrong', text: t('exportFailed') });
    } finally {
      setBusy(false);
    }
  };
  const look = { icon: <DownloadIcon />, busy, disabledReason };
  if (!workbook) {
    return (
      <Button {...look} onClick={() => void run('csv')}>
        {t('actions:export')}
      </Button>
    );
  }
  return (
    <MenuButton
      {...look}
      label={t('actions:export')}
      items={[
        { id: 'xlsx', label: t('exportXlsx'), run: () => void run('xlsx') },
        { id: 'csv', label: t('exportCsv'), run: () => void run('csv') },
      ]}
    />
  );
}
