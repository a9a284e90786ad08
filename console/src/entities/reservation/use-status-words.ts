import { useTranslation } from 'react-i18next';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { shownStatus, type StatusFacts } from './status.js';

interface StatusChipWords {
  readonly kind: StatusKind;
  readonly label: string;
}

/** Mark and words of a status, for a `StatusChip`: in full, or short where its next step is shown beside it. */
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
