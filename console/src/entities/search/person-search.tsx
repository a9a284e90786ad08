import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../lib/format/full-name.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { Button } from '../../ui/buttons/button.js';
import { SuggestInput } from '../../ui/fields/suggest-input.js';
import { Second } from '../../ui/layout/second.js';
import { type } from '../../ui/theme/measures.js';
import { styled } from '../../ui/theme/styled.js';
import { type PersonChoice, wholeSearchOf } from './person-choices.js';
import { usePersonSearch } from './use-person-search.js';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 10 });
const Strong = styled('div')({ ...type.strong });

interface PersonSearchProps {
  /** The text that the search begins with. */
  readonly typed: string;
  readonly onChoose: (choice: PersonChoice) => void;
  readonly busy: boolean;
  /** The translated error of the last search by the page's address. */
  readonly error: string | undefined;
}

/** One field that finds a person by name, boat, mail address, phone or card, or takes the text for someone new. */
export function PersonSearch({ typed, onChoose, busy, error }: PersonSearchProps) {
  const { t } = useTranslation('entities/search');
  const [text, setText] = useState(typed);
  const search = usePersonSearch(text);
  const suggestions = search.choices.map((choice) => ({
    key: keyOf(choice),
    choice,
    content: <Line choice={choice} />,
  }));
  return (
    <Rows>
      <SuggestInput
        label={t('personSearch')}
        placeholder={t('personSearchSuchAs')}
        autoFocus
        value={text}
        onChange={setText}
        suggestions={suggestions}
        onChoose={({ choice }) => onChoose(choice)}
        status={useStatus(search)}
        error={error}
      />
      <div>
        <Button kind="quiet" busy={busy} onClick={() => onChoose({ kind: 'new', typed: text.trim() })}>
          {t('newBoater')}
        </Button>
      </div>
    </Rows>
  );
}

function useStatus({ state, total, cut }: ReturnType<typeof usePersonSearch>): string {
  const { t } = useTranslation('entities/search');
  if (state === 'short') return t('personSearchMore');
  if (state === 'searching') return t('personSearching');
  if (state === 'failed') return t('personSearchFailed');
  if (total === 0) return t('personNotFound');
  return cut ? t('peopleFoundMore', { total }) : t('peopleFound', { count: total });
}

/** A choice with all that tells people of the same name apart: boat, length and card. */
function Line({ choice }: { readonly choice: PersonChoice }) {
  const { t } = useTranslation('entities/search');
  const { metres } = useFormats();
  if (choice.kind === 'new') {
    const whole = wholeSearchOf(choice.typed);
    const card = whole !== null && 'card_number' in whole ? whole.card_number : null;
    return (
      <Strong>{card === null ? t('newBoaterNamed', { typed: choice.typed }) : t('newBoaterCard', { card })}</Strong>
    );
  }
  if (choice.kind === 'whole') {
    const { boater, partner_card, vessels } = choice.found;
    if (boater === null) {
      const card = { card: partner_card?.card_number ?? '', marina: partner_card?.home_marina_name ?? '' };
      return <Strong>{t('partnerCard', card)}</Strong>;
    }
    const [boat] = vessels;
    return (
      <>
        <Strong>{fullName(boater)}</Strong>
        <Second>{boat === undefined ? t('noBoatYet') : `${boat.name} · ${metres(boat.length)}`}</Second>
      </>
    );
  }
  const { name, resident, boat, card, email } = choice;
  const facts = [
    boat === null ? t('noBoatYet') : `${boat.name} · ${metres(boat.length)}`,
    card,
    resident ? t('trade:berthHolder') : null,
    email,
  ];
  return (
    <>
      <Strong>{name}</Strong>
      <Second>{facts.filter((fact) => fact !== null).join(' · ')}</Second>
    </>
  );
}

function keyOf(choice: PersonChoice): string {
  if (choice.kind === 'known') return `${choice.boater_id} ${choice.vessel_id ?? ''}`;
  return choice.kind;
}
