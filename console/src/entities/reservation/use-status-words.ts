import { useTranslation } from 'react-i18next';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { shownStatus, type StatusFacts } from './status.js';

interface StatusChipWords {
  readonly kind: StatusKind;
  readonly label: string;
}

/**
 * Returns the mark and the label of a status for a `StatusChip`. The short label is for places that show the next step
 * beside it.
 */
export function useStatusWords() {
  const { t } = useTranslation('entities/reservation');
  return {
    full: (facts: StatusFacts): StatusChipWords => {
      const { kind, word } = shownStatus(facts);
      return { kind, label: t(`status_${word}`) };
    },
    short: (facts: StatusFacts): StatusChipWords => {
      const { kind, short } = shownStatus(facts);
      return { kind, label: t(`status_${short}`) };
    },
  };
}
