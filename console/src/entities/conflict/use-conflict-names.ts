import { useTranslation } from 'react-i18next';
import type { LossCause } from '../../../../contracts/berths/vocabulary.js';
import type { ConflictRow } from '../../../../contracts/conflicts/conflict.js';
import type { ConflictKind } from '../../../../contracts/conflicts/vocabulary.js';
import { useFormats } from '../../lib/format/use-formats.js';

export interface ConflictNames {
  /** A boat, by its name. */
  readonly boat: (name: string) => string;
  readonly kind: (kind: ConflictKind) => string;
  /** The sentence that says what is wrong. */
  readonly title: (conflict: Omit<ConflictRow, 'best'>) => string;
}

const lostTitles = {
  OUT_OF_SERVICE: 'title_service',
  TOO_SMALL: 'title_small',
  ANOTHER_BOAT: 'title_given',
  CLOSED: 'title_closed',
} as const satisfies Record<LossCause, string>;

/** What a dock walk saw is in the title: nobody is told that a boat is there where another colleague saw it gone. */
const lateTitles = {
  late: { VISITOR: 'title_late', RESIDENT: 'title_late_resident' },
  gone: { VISITOR: 'title_gone', RESIDENT: 'title_gone_resident' },
} as const;

/** How lists and pages name a conflict and its boats. */
export function useConflictNames(): ConflictNames {
  const { t } = useTranslation('entities/conflict');
  const formats = useFormats();
  const boat: ConflictNames['boat'] = (name) => (name === '' ? t('trade:unnamedBoat') : name);

  const title: ConflictNames['title'] = ({
    kind,
    state,
    berth,
    boat: own,
    others,
    excess,
    lost,
    lost_cause,
    seen_gone,
  }) => {
    // Who else was concerned is no longer known.
    if (state === 'SOLVED') return t('title_solved', { berth: berth.label, kind: t(`kind_${kind}`) });
    const other = others[0] === undefined ? null : boat(others[0].vessel.name);
    const words = { boat: boat(own.vessel.name), berth: berth.label, other: other ?? '' };
    switch (kind) {
      case 'LATE_DEPARTURE':
        return t(lateTitles[seen_gone === undefined ? 'late' : 'gone'][others[0]?.holder ?? 'VISITOR'], words);
      case 'BOAT_TOO_LARGE':
        return excess === null
          ? t('title_size', words)
          : t(`title_size_${excess.dimension}`, { ...words, metres: formats.metres(excess.metres) });
      case 'BERTH_TAKEN':
        return t(other === null ? 'title_elsewhere' : 'title_taken', words);
      case 'BERTH_OUT_OF_SERVICE':
        return t(lost_cause === null ? 'title_changed' : lostTitles[lost_cause], words);
      case 'RESIDENT_HOME':
        return t(lost ? 'title_home' : 'title_home_beside', words);
      case 'TWO_BERTHS':
        return t('title_twice', { ...words, second: others[0]?.berth ?? '' });
    }
  };

  return { boat, kind: (kind) => t(`kind_${kind}`), title };
}
