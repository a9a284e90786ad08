import { useTranslation } from 'react-i18next';
import { MOST_ABOARD } from '../../../../contracts/vocabulary/party.js';
import { FieldsGrid } from '../../ui/fields/fields-grid.js';
import { NumberInput } from '../../ui/fields/number-input.js';
import { type PartyDraft, withChildren } from './party-draft.js';

interface PartyFieldsProps {
  readonly draft: PartyDraft;
  readonly onDraft: (draft: PartyDraft) => void;
  /** The words of what is wrong with a field: `adults`, `crew`, `children.0`. */
  readonly problemOf: (path: string) => string | undefined;
  /** A boat with paid hands: the field of the crew is shown. Boaters are not asked. */
  readonly crewShown: boolean;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
}

const persons = { maxIntegers: String(MOST_ABOARD).length, decimals: 0 } as const;

/** Adults, children with the age of each, and crew. */
export function PartyFields({ draft, onDraft, problemOf, crewShown, autoFocus, disabled }: PartyFieldsProps) {
  const { t } = useTranslation('entities/aboard');
  const childrenProblem = problemOf('children');
  return (
    <FieldsGrid role="group" aria-label={t('title')}>
      <NumberInput
        {...persons}
        label={t('adultsField')}
        hint={t('adultsHint')}
        value={draft.adults}
        error={problemOf('adults')}
        autoFocus={autoFocus}
        disabled={disabled}
        onChange={(adults) => onDraft({ ...draft, adults: adults ?? null })}
      />
      <NumberInput
        {...persons}
        maxIntegers={2}
        label={t('childrenField')}
        hint={t('childrenHint')}
        value={draft.children.length === 0 ? null : draft.children.length}
        error={childrenProblem}
        disabled={disabled}
        onChange={(count) => onDraft(withChildren(draft, count ?? null))}
      />
      {draft.children.map((age, index) => (
        <NumberInput
          // The fields have no other identity than their place.
          key={index}
          decimals={0}
          maxIntegers={3}
          label={t('ageField', { number: index + 1 })}
          suffix={t('years')}
          value={age}
          error={problemOf(`children.${String(index)}`)}
          disabled={disabled}
          onChange={(typed) =>
            onDraft({
              ...draft,
              children: draft.children.map((one, place) => (place === index ? (typed ?? null) : one)),
            })
          }
        />
      ))}
      {crewShown && (
        <NumberInput
          {...persons}
          label={t('crewField')}
          hint={t('crewHint')}
          value={draft.crew}
          error={problemOf('crew')}
          disabled={disabled}
          onChange={(crew) => onDraft({ ...draft, crew: crew ?? null })}
        />
      )}
    </FieldsGrid>
  );
}
