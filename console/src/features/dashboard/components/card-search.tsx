import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { CARD_NUMBER_LENGTH } from '../../../../../contracts/memberships/vocabulary.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { isCardNumber, typedCardNumber } from '../../../entities/membership/card-number.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Card } from '../../../ui/page/card.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 232px) auto',
  gap: 10,
  alignItems: 'start',
  [media.phone]: { width: '100%', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@media (max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Found = styled('div')({ padding: 14, display: 'grid', gap: 10 });
const Person = styled('div')({ display: 'flex', gap: 12, alignItems: 'flex-start', minWidth: 0 });
const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Second = styled('div')({ fontSize: 12, lineHeight: '18px', color: role.ink2 });

/** Looks a membership card up by its code; the card appears below the field. */
export function CardSearch() {
  const { t } = useTranslation('dashboard');
  const problemWords = useProblemWords();
  const field = useRef<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  /** The code that was sent; empty: none yet. */
  const [asked, setAsked] = useState('');
  const wrongForm = asked !== '' && !isCardNumber(asked);
  const answer = useLoad(
    cardCalls.get,
    { card_number: asked },
    { topics: [{ topic: 'memberships' }], enabled: isCardNumber(asked) },
  );
  const { error, data } = answer;
  const words = (): string | undefined => {
    if (wrongForm) return t('cardForm');
    if (error === null || asked === '') return undefined;
    return error.status === 404 ? t('dashboard_cardNotFound', { code: asked }) : problemWords(error);
  };
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(typed);
    if (typed === asked && error !== null) void answer.refetch();
    // The code stays selected, so that another one can be typed over it.
    if (field.current instanceof HTMLInputElement) field.current.select();
  };
  return (
    <Form noValidate role="search" aria-label={t('cardSearch')} onSubmit={search}>
      <TextInput
        label={t('cardCode')}
        labelHidden
        placeholder={t('cardPlaceholder')}
        value={typed}
        onChange={(text) => {
          setTyped(typedCardNumber(text ?? ''));
          setAsked('');
        }}
        error={words()}
        inputRef={(element) => (field.current = element)}
        maxLength={CARD_NUMBER_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" busy={answer.isFetching} disabledReason={typed === '' ? t('cardTypeFirst') : undefined}>
        {t('lookUpCard')}
      </Button>
      <div aria-live="polite" style={{ gridColumn: '1 / -1', display: 'contents' }}>
        {asked !== '' && data !== undefined && <FoundCard found={data} number={asked} />}
      </div>
    </Form>
  );
}

function FoundCard({ found, number }: { readonly found: AnswerOf<typeof cardCalls.get>; readonly number: string }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { card, homeMarina, is_home, hindrance } = found;
  const { boater, vessel } = found.membership;
  const name = fullName(boater);
  const boat = vessel === null ? [] : [vessel.name, formats.metres(vessel.length)].filter((text) => text !== '');
  return (
    <Card style={{ gridColumn: '1 / -1' }}>
      <Found>
        <Person>
          <Avatar name={name === '' ? number : name} />
          <div style={{ minWidth: 0 }}>
            <Name>
              <strong>{name === '' ? number : name}</strong>
              <CardChip status={card.status} />
            </Name>
            <Second>{[...boat, t('cardHome', { marina: homeMarina.name })].join(', ')}</Second>
            <Second>
              {t('cardValid', { day: formats.dateLong(card.expires_on) })}
              {showsNights(card) && (
                <>
                  , <strong>{t('cardNights', { left: card.nights_available, count: card.nights_per_year })}</strong>
                </>
              )}
            </Second>
            {is_home && <Second>{t('cardResident')}</Second>}
          </div>
        </Person>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <LinkButton kind={hindrance === null ? 'primary' : 'plain'} to={`/cards/${number}`}>
            {t(hindrance === null ? 'actions:redeemNights' : 'actions:openCard')}
          </LinkButton>
        </div>
      </Found>
    </Card>
  );
}
