import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/session-context.js';
import { localeOf } from '../../../lib/i18n/language.js';
import type { Walk } from '../offline/use-walk.js';

export interface WalkerWords {
  /** Everybody who walks: "you and Jonas Weber". */
  readonly everybody: string;
  /** First names of the others on a pier. */
  readonly onPier: (pierId: string) => string;
  /** Where the others are: "Lena on pier B, Jonas on pier E". */
  readonly places: string;
}

/** The people on a walk, in words. */
export function useWalkerWords({ detail, piers }: Pick<Walk, 'detail' | 'piers'>): WalkerWords {
  const { t, i18n } = useTranslation('dockwalk');
  const { id: own } = useUser();
  const list = new Intl.ListFormat(localeOf(i18n.resolvedLanguage ?? 'en'), { type: 'conjunction' });
  const called = (id: string, name: string | null): string => (id === own ? t('you') : (name ?? t('trade:someone')));
  const { walkers, started_by } = detail;
  const people = new Map([
    [started_by.id, started_by.name],
    ...walkers.map((each) => [each.user_id, each.name] as const),
  ]);
  const ordered = [...people].toSorted(([a], [b]) => Number(b === own) - Number(a === own));
  // The last pier on which this person tapped need not be the one that is open here.
  const others = walkers.filter(({ user_id }) => user_id !== own);
  const placed = others.flatMap(({ user_id, name, pier_id }) => {
    const pier = piers.find((each) => each.pier_id === pier_id);
    return pier === undefined ? [] : [t('onPier', { who: called(user_id, name), pier: pier.name })];
  });
  return {
    everybody: list.format(ordered.map(([id, name]) => called(id, name))),
    onPier: (pierId) =>
      [
        ...new Set(
          walkers.filter(({ pier_id, user_id }) => pier_id === pierId && user_id !== own).map(({ name }) => name),
        ),
      ]
        .map((name) => (name ?? t('trade:someone')).split(' ')[0])
        .join(', '),
    places: [...new Set(placed)].join(', '),
  };
}
