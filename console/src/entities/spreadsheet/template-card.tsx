import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../contracts/vocabulary/languages.js';
import { currentLanguage } from '../../lib/i18n/i18n.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { DownloadIcon } from '../../ui/icons.js';
import { Quiet } from '../../ui/page/card-text.js';
import type { SpreadsheetFile } from '../../../../contracts/vocabulary/spreadsheets-schemas.js';
import { FilePlace } from './file-place.js';
import { saveSpreadsheet } from '../../lib/files/save-spreadsheet.js';

interface TemplateCardProps {
  /** The template in a language; rejects if it cannot be had. */
  load: (language: Language) => Promise<SpreadsheetFile>;
}

/** The template of a file in a language, to download. */
export function TemplateCard({ load }: TemplateCardProps) {
  const { t } = useTranslation('entities/spreadsheet');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveSpreadsheet(await load(language));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FilePlace>
      <DownloadIcon />
      <div>
        <b>{t('template')}</b>
        <Quiet>{t('templateHint')}</Quiet>
      </div>
      <SelectInput
        label={t('templateLanguage')}
        labelHidden
        value={language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(chosen) => setLanguage(languages.find((known) => known === chosen) ?? 'en')}
      />
      <Button busy={busy} onClick={() => void download()}>
        {t('actions:download')}
      </Button>
      <Dialog
        open={failed}
        size="small"
        title={t('downloadFailedTitle')}
        onClose={() => setFailed(false)}
        actions={
          <Button autoFocus onClick={() => setFailed(false)}>
            {t('actions:close')}
          </Button>
        }
      >
        <p>{t('downloadFailedText')}</p>
      </Dialog>
    </FilePlace>
  );
}
