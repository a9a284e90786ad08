import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { SealedHistory } from '../../../../../contracts/audit/everywhere-schemas.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { saveLines } from '../model/save-lines.js';

const Key = styled('code')({ overflowWrap: 'anywhere', userSelect: 'all', fontSize: 13 });

interface SealedExportProps {
  /** Requests the file of the shown filters. */
  seal: () => Promise<SealedHistory>;
  empty: boolean;
}

/** Saves the entries of the filters as a signed file, and shows the key that the file is checked with. */
export function SealedExport({ seal, empty }: SealedExportProps) {
  const { t } = useTranslation('audit');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useLoad(auditCalls.publicKey, {}, { topics: [], enabled: open });
  const run = async () => {
    setBusy(true);
    try {
      const file = await seal();
      saveLines(file.file_name, file.text);
      toast({ kind: 'done', text: t('sealed', { count: file.entries }) });
      setOpen(false);
    } catch (error) {
      toast({ kind: 'wrong', text: error instanceof ApiError ? problemWords(error) : t('sealFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabledReason={empty ? t('exportEmpty') : null} onClick={() => setOpen(true)}>
        {t('sealOpen')}
      </Button>
      <Dialog
        open={open}
        title={t('sealTitle')}
        busy={busy}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('actions:cancel')}</Button>
            <Button kind="primary" busy={busy} onClick={() => void run()}>
              {t('sealSave')}
            </Button>
          </>
        }
      >
        <p>{t('sealText')}</p>
        <div>
          <Second as="p">{t('sealKey')}</Second>
          <Key>{key.data?.public_key ?? '…'}</Key>
        </div>
        <Second as="p">{t('sealCheck')}</Second>
      </Dialog>
    </>
  );
}
