import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { BarPlace } from '../model/bar-place.js';
import type { SettingsForm } from '../model/use-settings-form.js';

/** What is not saved yet, with the buttons; nothing while all is saved. */
export function SaveBar({ form, uploading = [] }: { form: SettingsForm; uploading?: readonly string[] }) {
  const { t } = useTranslation('marinas');
  const place = useContext(BarPlace);
  const { mine, wrong, busy, guard, theirs } = form;
  const facts = [
    { value: t('changes', { count: mine.length }), label: t('notSaved') },
    ...(wrong > 0 ? [{ value: t('toCorrect', { count: wrong }), label: t('correctHint') }] : []),
    ...(uploading.length > 0
      ? [{ value: t('stillUploading', { count: uploading.length }), label: uploading.join(', ') }]
      : []),
  ];
  return (
    <>
      {mine.length > 0 &&
        place !== null &&
        createPortal(
          <BottomBar label={t('saveBar')} facts={facts}>
            <Button onClick={form.discard}>{t('discard')}</Button>
            <Button
              kind="primary"
              busy={busy}
              disabledReason={theirs.length > 0 ? t('decideFirst') : null}
              onClick={() => void form.save()}
            >
              {t('actions:saveChanges')}
            </Button>
          </BottomBar>,
          place,
        )}
      {guard.asking && <DiscardDialog open onDiscard={guard.discard} onKeep={guard.stay} />}
    </>
  );
}
