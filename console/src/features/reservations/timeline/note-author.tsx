import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { useOwnHistory } from './use-own-history.js';

/** Who wrote the saved notes and when, as the history says; nothing without notes, or if that was long ago. */
export function NoteAuthor({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('common');
  const { instant } = useFormats();
  const history = useOwnHistory(reservation.id);
  if (reservation.internal_notes === '') return null;
  // Keeps the line free, so that nothing moves when the history arrives.
  if (history.isPending) return <Quiet>{'\u00a0'}</Quiet>;
  const written = history.data?.items.find(({ changes }) => changes.some(({ field }) => field === 'internal_note'));
  if (written === undefined) return null;
  return <Quiet>{t('byAt', { who: written.actor.name, when: instant(written.at) })}</Quiet>;
}
