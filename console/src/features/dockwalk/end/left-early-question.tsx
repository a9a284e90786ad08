import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import type { BerthWords } from '../berth/use-berth-words.js';
import type { LeavingEarly } from './use-difference-steps.js';

interface LeftEarlyQuestionProps {
  readonly leaving: LeavingEarly | null;
  readonly words: BerthWords;
}

/** Asks before a boat that is only not in its berth ends its stay for good. */
export function LeftEarlyQuestion({ leaving, words }: LeftEarlyQuestionProps) {
  const { t } = useTranslation('dockwalk');
  const { date } = useFormats();
  const freed = leaving?.difference.refs.freed ?? null;
  if (leaving === null || freed === null) return null;
  const { berth, expected } = leaving.difference;
  const boat = words.boat(expected ?? { name: null });
  const nights = t('common:nights', { count: nightsBetween(freed.start_date, freed.end_date) });
  const [from, end] = [date(freed.start_date), date(freed.end_date)];
  return (
    <ConfirmDialog
      open
      danger
      title={t('leftTitle', { boat })}
      confirm={t('leftConfirm')}
      busy={leaving.isPending}
      onConfirm={leaving.confirm}
      onClose={leaving.dismiss}
    >
      <p>{t('leftText', { boat, berth: berth.name, end, nights, from })}</p>
    </ConfirmDialog>
  );
}
