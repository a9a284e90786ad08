import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import type { LengthChoice } from './length-choice.js';

/** A range of boat lengths in words, for the chip of a filter. */
export function useLengthWords(): (choice: LengthChoice) => string {
  const { t } = useTranslation('entities/vessel');
  const formats = useFormats();
  return ({ from, to }) => {
    if (from !== undefined && to !== undefined) {
      return t('common:fromTo', { from: formats.number(from), to: formats.metres(to) });
    }
    return from === undefined ? t('sizeTo', { to: formats.metres(to) }) : t('sizeFrom', { from: formats.metres(from) });
  };
}
