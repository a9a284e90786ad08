import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import type { BerthWords } from '../berth/use-berth-words.js';
import type { MoveHere } from './use-move-here.js';

/** Asks before a boat takes a berth that is kept for longer ones. */
export function ShortBoatQuestion({ moving, words }: { readonly moving: MoveHere; readonly words: BerthWords }) {
  const { t } = useTranslation('dockwalk');
  const { metres } = useFormats();
  const { short, confirm, dismiss, isPending } = moving;
  if (short === null) return null;
  const { dimension, minimum, difference } = short;
  const { berth, seen } = difference;
  const boat = words.boat(seen ?? { name: null });
  return (
    <ConfirmDialog
      open
      title={t(`shortTitle_${dimension}`, { boat })}
      confirm={t('shortConfirm', { boat })}
      busy={isPending}
      onConfirm={confirm}
      onClose={dismiss}
    >
      <p>{t(`shortText_${dimension}`, { berth: berth.name, minimum: metres(minimum ?? 0) })}</p>
    </ConfirmDialog>
  );
}
