import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { SkipReasonDialog } from '../../../entities/berth/skip-reason-dialog.js';
import type { Berthing } from './use-berthing.js';

/** The dialogs shown before a berth is assigned or released. */
export function BerthQuestions({ berthing, boatLength }: { readonly berthing: Berthing; readonly boatLength: number }) {
  const { t } = useTranslation('reservations/side');
  const { metres } = useFormats();
  const { question, dismiss, answer, busy } = berthing;
  if (question === null) return null;
  const { name, min_length } = question.berth;
  switch (question.asks) {
    case 'minLength':
      return (
        <ConfirmDialog
          open
          title={t('minLengthTitle')}
          confirm={t('minLengthConfirm')}
          busy={busy}
          onConfirm={() => answer()}
          onClose={dismiss}
        >
          <p>{t('min_length_berth_allocationg', { berth: name })}</p>
          <KeyValues
            items={[
              { label: t('berth'), value: name },
              { label: t('boatLoa'), value: metres(boatLength) },
              { label: t('minimumLoa'), value: metres(min_length ?? 0) },
            ]}
          />
        </ConfirmDialog>
      );
    case 'unassign':
      return (
        <ConfirmDialog
          open
          danger
          title={t('takeAwayTitle', { berth: name })}
          confirm={t('takeAwayBerth', { name })}
          busy={busy}
          onConfirm={() => answer()}
          onClose={dismiss}
        >
          <p>{t('takeAwayText')}</p>
        </ConfirmDialog>
      );
    case 'otherBerth':
    case 'skip':
      return <SkipReasonDialog asks={question.asks} name={name} busy={busy} onConfirm={answer} onClose={dismiss} />;
  }
}
