import { useTranslation } from 'react-i18next';
import { erasingCalls } from '../../../../../contracts/customers/calls.js';
import { call } from '../../../lib/api/client.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Downloads a copy of everything on record about a boater. */
export function useDataCopy(boater_id: string): () => void {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const download = async () => {
    try {
      saveSpreadsheet(await call(erasingCalls.copy, { boater_id }));
      toast({ kind: 'done', text: t('dataCopied') });
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    }
  };
  return () => void download();
}
