import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import { call } from '../../../lib/api/client.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface ReportButtonProps {
  readonly of: 'residents' | 'visitors';
  /** Whether the marina belongs to the association, which alone may export (spec 2 §2). */
  readonly tem: boolean;
}

/** Downloads all residents or all visitors as a CSV file, or says why the marina cannot. */
export function useReport({ of, tem }: ReportButtonProps) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const route = of === 'residents' ? customerListCalls.residentsReport : customerListCalls.visitorsReport;
      saveSpreadsheet(await call(route));
      toast({ kind: 'done', text: t('exported') });
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, reason: tem ? null : t('exportTemOnly'), download: () => void download() };
}

export function ReportButton(props: ReportButtonProps) {
  const { t } = useTranslation('customers');
  const { busy, reason, download } = useReport(props);
  return (
    <Button icon={<DownloadIcon />} busy={busy} disabledReason={reason} onClick={download}>
      {t('actions:export')}
    </Button>
  );
}
