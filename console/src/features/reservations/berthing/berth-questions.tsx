import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { MinimumQuestion } from '../../../entities/berth/minimum-question.js';
import { SkipReasonDialog } from '../../../entities/berth/skip-reason-dialog.js';
import type { Berthing } from './use-berthing.js';

/** The dialogs shown before a berth is assigned or released. */
export function BerthQuestions({ berthing }: { readonly berthing: Berthing }) {
  const { t } = useTranslation('reservations/side');
  const { question, dismiss, answer, busy } = berthing;
  if (question === null) return null;
  const { name } = question.berth;
  switch (question.asks) {
    case 'minimum':
      return (
        <MinimumQuestion berth={name} below={question.below} busy={busy} onConfirm={() => answer()} onClose={dismiss} />
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
      return (
        <SkipReasonDialog
          asks={question.asks}
          name={name}
          best={berthing.bestName}
          busy={busy}
          onConfirm={answer}
          onClose={dismiss}
        />
      );
  }
}
