import { useState } from 'react';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { call } from '../../../lib/api/client.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Downloads the addresses of a gift that got no points. */
export function useErrorReport() {
  const toast = useToast();
  const problemWords = useProblemWords();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (gift_id: string) => {
    setBusy(gift_id);
    try {
      saveSpreadsheet(await call(loyaltyCalls.errorReport, { gift_id }));
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
