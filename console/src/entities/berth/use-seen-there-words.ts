import { useTranslation } from 'react-i18next';
import type { SeenThere } from '../../../../contracts/vocabulary/seen-there.js';
import { useFormats } from '../../lib/format/use-formats.js';

/** Returns the text about an unexpected boat: its name, who saw it in the berth, and when. */
export function useSeenThereWords(): (boat: string | null, seen: SeenThere) => string {
  const { t } = useTranslation('entities/berth');
  const { instant } = useFormats();
  return (name, { at, by }) => {
    const words = { boat: name ?? t('aBoat'), when: instant(at) };
    return by === null ? t('seenThereByNobody', words) : t('seenThere', { ...words, by });
  };
}
