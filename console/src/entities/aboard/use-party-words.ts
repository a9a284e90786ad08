import { useTranslation } from 'react-i18next';
import { ASSUMED_PARTY } from '../../../../contracts/vocabulary/party.js';
import type { ShownParty } from '../../../../contracts/vocabulary/party-schemas.js';

type Persons = Pick<ShownParty, 'adults' | 'children' | 'crew'>;

/** Who is aboard, in words and in short. */
export function usePartyWords() {
  const { t } = useTranslation('entities/aboard');
  const childrenOf = ({ children }: Persons): string => {
    const ages = children.filter((age) => age !== null);
    const count = t('children', { count: children.length });
    return ages.length < children.length ? count : t('withAges', { children: count, ages: ages.join(', ') });
  };
  /** "2 adults, 1 child (9)" */
  const words = (persons: Persons): string =>
    [
      persons.adults > 0 && t('adults', { count: persons.adults }),
      persons.children.length > 0 && childrenOf(persons),
      persons.crew > 0 && t('crew', { count: persons.crew }),
    ]
      .filter((part) => part !== false)
      .join(', ');
  return {
    words,
    /** The same, with what is not sure yet. */
    said: (party: ShownParty | null): string =>
      party?.confirmed === true
        ? words(party)
        : t('toBeConfirmed', { party: words(party ?? { ...ASSUMED_PARTY, children: [] }) }),
    /** "2 + 1": adults and crew, then children. */
    short: ({ adults, children, crew }: Persons): string =>
      children.length === 0 ? String(adults + crew) : `${String(adults + crew)} + ${String(children.length)}`,
  };
}
