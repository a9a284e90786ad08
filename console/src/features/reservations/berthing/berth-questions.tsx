import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { SkipReasonDialog } from '../../../entities/berth/skip-reason-dialog.js';
import type { Berthing } from './use-berthing.js';

/** The dialogs shown before a berth is assigned or released. */
export function BerthQuestions({ berthing }: { readonly berthing: Berthing }) {
  const { t } = useTranslation('reservations/side');
  const { metres } = useFormats();
  const { question, dismiss, answer, busy } = berthing;
  if (question === null) return null;
  const { name } = question.berth;
  switch (question.asks) {
    case 'minimum':
      return (
        <ConfirmDialog
          open
          title={t('minimumTitle')}
          confirm={t('minimumConfirm')}
          busy={busy}
          onConfirm={() => answer()}
          onClose={dismiss}
        >
          <p>{t(`keptFor_${question.below.rule}`, { berth: name })}</p>
          <KeyValues
            items={[
              { label: t('berth'), value: name },
              { label: t(`boat_${question.below.rule}`), value: metres(question.below.boat) },
              { label: t(`minimum_${question.below.rule}`), value: metres(question.below.minimum) },
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
