import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/client.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import type { BerthFilter, BerthSort } from '../model/list-address.js';
import { berthImportCalls } from '../../../../../contracts/berths/import-calls.js';

interface ExportBerthsProps {
  filter: BerthFilter;
  order: BerthSort;
  /** On a phone the title has no room for the word. */
  iconOnly: boolean;
}

/** Exports all berths of the current filters as a spreadsheet, in the columns of the import. */
export function ExportBerths({ filter, order, iconOnly }: ExportBerthsProps) {
  const { t } = useTranslation(['inventory', 'ui']);
  const toast = useToast();
  const problemWords = useProblemWords();
  const [busy, setBusy] = useState(false);
  const run = async (format: 'xlsx' | 'csv') => {
    setBusy(true);
    try {
      const file = await call(berthImportCalls.export, { filter, sort: order, language: currentLanguage(), format });
      saveSpreadsheet(file);
      toast({ kind: 'done', text: t('exported', { file: file.file_name }) });
    } catch (error) {
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <MenuButton
      icon={<DownloadIcon />}
      label={t('actions:export')}
      iconOnly={iconOnly}
      busy={busy}
      items={[
        { id: 'xlsx', label: t('ui:exportXlsx'), run: () => void run('xlsx') },
        { id: 'csv', label: t('ui:exportCsv'), run: () => void run('csv') },
      ]}
    />
  );
}
