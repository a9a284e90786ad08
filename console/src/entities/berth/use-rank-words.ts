import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import type { RankReason } from './candidate-rules.js';
import { useSeenThereWords } from './use-seen-there-words.js';

/** Returns the text for a reason of a berth's rank. */
export function useRankWords(): (reason: RankReason) => string {
  const { t } = useTranslation('entities/berth');
  const { date, metres } = useFormats();
  const seenThereWords = useSeenThereWords();
  return (reason) => {
    switch (reason.code) {
      case 'snuggest':
        return t('rank_snuggest');
      case 'noRoom':
        return t('rank_noRoom');
      case 'residentAway':
        return reason.boat === null ? t('rank_residentAway') : t('rank_residentBoatAway', { boat: reason.boat });
      case 'stillThere': {
        const words = { date: date(reason.due) };
        return reason.boat === null
          ? t('rank_stillThere', words)
          : t('rank_boatStillThere', { ...words, boat: reason.boat });
      }
      case 'seenThere':
        return seenThereWords(reason.boat, reason.seen);
      case 'extends':
        return t('rank_extends', { count: reason.count });
      case 'sameSize':
        return t('rank_sameSize', { than: reason.than });
      case 'longer':
      case 'wider':
      case 'deeper':
        return t(`rank_${reason.code}`, { than: reason.than, metres: metres(reason.metres) });
    }
  };
}
