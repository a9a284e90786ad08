import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import type { Guest } from '../../../../../contracts/customers/guests.js';
import { contradictsType } from '../../../../../contracts/vocabulary/hulls.js';
import { FEWEST_LETTERS } from '../../../../../contracts/customers/vocabulary.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { HullQuestion } from '../../../entities/vessel/hull-question.js';
import { BoatOutline } from '../../../entities/vessel/boat-outline.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { SuggestInput } from '../../../ui/fields/suggest-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type GuestValues, isComplete, knownGuest, newGuest } from '../model/guest-values.js';
import { useRequiredKinds } from '../model/use-required-kinds.js';
import { BookingRow } from './booking-row.js';
import { ChosenGuest } from './chosen-guest.js';
import { NewGuestFields } from './new-guest-fields.js';

const TYPING_MS = 180;
/** Pixels per metre of the boats in the list. */
const SCALE = 5;

const Strong = styled('span')({ ...type.strong });
const New = styled('span')({ ...type.strong, color: role.sea });

interface WhoRowProps {
  readonly guest: GuestValues | null;
  readonly onGuest: (guest: GuestValues | null) => void;
  /** Moves the cursor to the next question. */
  readonly onDone: () => void;
}

/** Who comes: one search for boat, person, phone, email and card, or the fields of somebody new. */
export function WhoRow({ guest, onGuest, onDone }: WhoRowProps) {
  const { t } = useTranslation('booking');
  const required = useRequiredKinds();
  /** A person on record whose boat needs no more words; what is typed stays a form. */
  const [chosen, setChosen] = useState<GuestValues | null>(null);
  const change = () => {
    setChosen(null);
    onGuest(null);
  };
  return (
    <BookingRow question={t('who')}>
      {guest === null ? (
        <WhoSearch
          onGuest={(found) => {
            onGuest(found);
            setChosen(found.boater_id === null ? null : found);
            if (isComplete(found, required)) onDone();
          }}
        />
      ) : chosen !== null && isComplete(chosen, required) ? (
        <ChosenGuest guest={guest} onChange={change} />
      ) : (
        <NewGuestFields guest={guest} onGuest={onGuest} onChange={change} />
      )}
      {guest !== null && contradictsType(guest) && guest.hull_confirmed !== true && (
        <HullQuestion
          name={guest.boat}
          onMultihull={() => onGuest({ ...guest, hull_type: 'MULTIHULL' })}
          onMonohull={() => onGuest({ ...guest, hull_confirmed: true })}
        />
      )}
    </BookingRow>
  );
}

function WhoSearch({ onGuest }: { readonly onGuest: (guest: GuestValues) => void }) {
  const { t } = useTranslation('booking');
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useSettled(typed, TYPING_MS);
  const wanted = typed.length >= FEWEST_LETTERS;
  const { data, isError } = useLoad(
    boaterCalls.findGuests,
    { search },
    { topics: [{ topic: 'customers' }, { topic: 'vessels' }], enabled: search.length >= FEWEST_LETTERS },
  );
  const found = wanted && search === typed ? data : undefined;
  const fresh = newGuest(typed, found?.partner_card?.card_number ?? null, currentLanguage());
  const known = (found?.items ?? []).map((guest) => ({
    key: `${guest.boater_id} ${guest.vessel?.id ?? ''}`,
    guest: knownGuest(guest),
    content: <KnownLine guest={guest} />,
  }));
  const suggestions =
    wanted && (found !== undefined || isError)
      ? [...known, { key: 'new', guest: fresh, content: <NewLine typed={typed} /> }]
      : [];
  const status = !wanted ? t('whoHint') : isError ? t('whoFailed') : found === undefined ? t('whoSearching') : '';
  return (
    <SuggestInput
      label={t('whoField')}
      labelHidden
      placeholder={t('whoSuchAs')}
      autoFocus
      value={text}
      onChange={setText}
      suggestions={suggestions}
      onChoose={(suggestion) => onGuest(suggestion.guest)}
      status={status}
    />
  );
}

function KnownLine({ guest }: { readonly guest: Guest }) {
  const { t } = useTranslation('booking');
  const { sizes, month } = useFormats();
  const { vessel, stays, last_stay, card_number } = guest;
  const person = `${guest.first_name} ${guest.last_name}`.trim();
  const names = [vessel?.name ?? '', person].filter((name) => name !== '').join(', ');
  const visits =
    last_stay === null ? t('firstVisit') : t('visits', { count: stays, last: month(last_stay.slice(0, 7)) });
  return (
    <Row gap={12} align="center" shrinks>
      {vessel !== null && <BoatOutline {...vessel} scale={SCALE} />}
      <span>
        <Strong>{names}</Strong> <Second as="span">{[visits, card_number].filter(Boolean).join(' · ')}</Second>
      </span>
      <Second as="span" style={{ marginLeft: 'auto' }}>
        {vessel === null ? t('noBoatYet') : sizes(vessel)}
      </Second>
    </Row>
  );
}

function NewLine({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('booking');
  return (
    <Row gap={12} align="center" shrinks>
      <New>{t('newGuest', { typed })}</New>
      <Second as="span" style={{ marginLeft: 'auto' }}>
        {t('newNeeds')}
      </Second>
    </Row>
  );
}
