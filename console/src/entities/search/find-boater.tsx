import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import { styled } from '../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findBoater } from '../../../../contracts/reservations/find-boater.js';
import { Button } from '../../ui/buttons/button.js';
import { useFieldWordsOfPage } from '../../ui/fields/field-words-context.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { ToggleInput } from '../../ui/fields/toggle-input.js';

export interface BoaterSearch {
  readonly boater_type: CustomerType;
  readonly card_number: string;
  readonly email: string;
}

interface FindBoaterProps {
  readonly asked: BoaterSearch;
  readonly onFind: (search: BoaterSearch) => void;
  /** Called to skip the search for a boater who is new to the marina. */
  readonly onNew: (search: BoaterSearch) => void;
  readonly busy: boolean;
  /** Error codes of the fields, from the server's answer to the last search. */
  readonly errors: readonly { readonly path: string; readonly code: string }[];
}

const Rows = styled('form')({ display: 'flex', flexDirection: 'column', gap: 14 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** Form that finds the boater by card number or mail address, so that staff do not type known data again. */
export function FindBoater({ asked, onFind, onNew, busy, errors }: FindBoaterProps) {
  const { t } = useTranslation(['entities/search', 'entities/boater']);
  const words = useFieldWordsOfPage();
  const [search, setSearch] = useState(asked);
  const [tried, setTried] = useState<readonly { path: string; code: string }[]>([]);
  const errorAt = (path: string): string | undefined => {
    const error = [...tried, ...errors].find((one) => one.path === path);
    return error === undefined ? undefined : words(error.code);
  };
  const change = (part: Partial<BoaterSearch>): void => {
    setSearch((before) => ({ ...before, ...part }));
    setTried([]);
  };
  return (
    <Rows
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = searchErrors(search);
        setTried(wrong);
        if (wrong.length === 0) onFind(search);
      }}
    >
      <ToggleInput
        label={t('boaterType')}
        value={search.boater_type}
        onChange={(type) => change({ boater_type: type === 'RESIDENT' ? 'RESIDENT' : 'VISITOR' })}
        options={[
          { value: 'VISITOR', label: t('entities/boater:relation_VISITOR') },
          { value: 'RESIDENT', label: t('entities/boater:relation_RESIDENT') },
        ]}
      />
      <TextInput
        label={t('entities/boater:field_email')}
        type="email"
        inputMode="email"
        value={search.email}
        onChange={(email) => change({ email: email ?? '' })}
        error={errorAt('email')}
      />
      <TextInput
        label={t('cardNumber')}
        value={search.card_number}
        onChange={(card) => change({ card_number: (card ?? '').toUpperCase() })}
        placeholder="QSD0042"
        maxLength={7}
        error={errorAt('card_number')}
      />
      <Buttons>
        <Button kind="primary" type="submit" busy={busy}>
          {t('findBoater')}
        </Button>
        <Button kind="quiet" onClick={() => onNew(search)}>
          {t('newBoater')}
        </Button>
      </Buttons>
    </Rows>
  );
}

/** The body of the search call. Empty fields are left out, as the contract requires. */
export function searchBody({ boater_type, card_number, email }: BoaterSearch) {
  return {
    boater_type,
    ...(card_number === '' ? {} : { card_number }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
  };
}

export function searchErrors(search: BoaterSearch): { path: string; code: string }[] {
  const result = findBoater.safeParse(searchBody(search));
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
}
