import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { VesselPage } from '../model/vessel-form.js';

const Found = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
});
const Pick = styled('button')({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  width: '100%',
  padding: '7px 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& small': { ...type.second, color: role.ink2, alignSelf: 'center' },
  '&:hover, &:focus-visible': { backgroundColor: role.seaSoft },
});

interface AddContactProps {
  readonly page: VesselPage;
  readonly locked: string | null;
}

/** Adds a boater to a vessel: one whom the search finds while typing, or one whose mail address is typed in full. */
export function AddContact({ page: { vessel, revision }, locked }: AddContactProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const [text, setText] = useState('');
  const listId = useId();
  const search = useSettled(text.trim(), 200);
  const wanted = search.length >= 2 && locked === null;
  const found = useLoad(
    vesselCalls.availableBoaters,
    { vessel_id: vessel.id, search },
    { topics: [{ topic: 'customers' }, { topic: 'vessels', ids: [vessel.id] }], enabled: wanted, keepPrevious: true },
  );
  const { send, isPending, error, reset } = useSend(vesselCalls.addBoater, {
    revision: () => revision,
    topics: [{ topic: 'vessels', ids: [vessel.id] }, { topic: 'customers' }],
    onDone: () => {
      setText('');
      toast({ kind: 'done', text: t('contactAdded') });
    },
  });
  const add = (who: { boater_id: string } | { email: string }) => void send({ vessel_id: vessel.id, ...who });
  const items = wanted && text.trim() !== '' ? (found.data?.items ?? []) : [];
  const [fieldError] = error?.errors ?? [];
  const problem =
    fieldError !== undefined
      ? fieldWords(fieldError.code)
      : error === null
        ? undefined
        : error.error_type === customerErrors.boater_not_found
          ? t('addBoaterUnknown')
          : problemWords(error);
  return (
    <Stack
      as="form"
      gap={6}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (locked === null && text.trim() !== '') add({ email: text.trim() });
      }}
    >
      <Stack gap={8} columns="minmax(0, 1fr) auto">
        <TextInput
          label={t('addBoater')}
          value={text}
          autoComplete="off"
          hint={t('addBoaterHint')}
          reason={locked}
          error={problem}
          onChange={(value) => {
            reset();
            setText(value ?? '');
          }}
        />
        <span style={{ paddingTop: 20 }}>
          <Button
            type="submit"
            busy={isPending}
            disabledReason={locked ?? (text.trim() === '' ? t('typeFirst') : null)}
          >
            {t('add')}
          </Button>
        </span>
      </Stack>
      <Unseen aria-live="polite">{items.length > 0 ? t('foundBoaters', { count: items.length }) : ''}</Unseen>
      {items.length > 0 && (
        <Found id={listId} aria-label={t('foundBoatersLabel')}>
          {items.map(({ id, first_name, last_name, email }) => (
            <li key={id}>
              <Pick type="button" onClick={() => add({ boater_id: id })}>
                {fullName({ first_name, last_name })}
                <small>{email ?? ''}</small>
              </Pick>
            </li>
          ))}
        </Found>
      )}
    </Stack>
  );
}
