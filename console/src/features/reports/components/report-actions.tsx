import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportCalls } from '../../../../../contracts/reports/calls.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ReportScope } from '../model/report-address.js';

interface ReportActionsProps {
  scope: ReportScope;
  everywhere: boolean;
  empty: boolean;
}

/** Saves the whole report as CSV, or prints it. */
export function ReportActions({ scope, everywhere, empty }: ReportActionsProps) {
  const { t } = useTranslation('reports');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const reason = empty ? t('nothingToExport') : null;
  const save = async () => {
    setBusy(true);
    const { marina_ids, ...own } = scope;
    try {
      const body = marina_ids === undefined ? own : { ...own, marina_ids };
      saveSpreadsheet(await (everywhere ? call(reportCalls.exportAdmin, body) : call(reportCalls.export, own)));
    } catch (error) {
      toast({ kind: 'wrong', text: error instanceof ApiError ? problemWords(error) : t('exportFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabledReason={reason} onClick={() => window.print()}>
        {t('actions:print')}
      </Button>
      <Button icon={<DownloadIcon />} busy={busy} disabledReason={reason} onClick={() => void save()}>
        {t('actions:saveAsCsv')}
      </Button>
    </>
  );
}
