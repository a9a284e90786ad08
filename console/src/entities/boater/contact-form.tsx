import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../contracts/customers/calls.js';
import { contactPatch } from '../../../../contracts/customers/contact.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFieldWords, useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Row } from '../../ui/layout/row.js';
import { Stack } from '../../ui/layout/stack.js';
import { Banner } from '../../ui/page/banner.js';
import { CountryInput } from './country-field.js';
import { changedContact, type ContactDraft, editableFields, type ContactField } from './contact-rules.js';

const inputs: Readonly<Partial<Record<ContactField, 'email' | 'tel'>>> = { email: 'email', phone: 'tel' };

interface ContactFormProps {
  readonly reservation: ReservationDetail;
  readonly draft: ContactDraft;
  readonly onDraft: (draft: ContactDraft) => void;
  readonly onDone: () => void;
}

/** Form for the contact data of the boater card. The Update button saves them to the marina's register. */
export function ContactForm({ reservation, draft, onDraft, onDone }: ContactFormProps) {
  const { t } = useTranslation('entities/boater');
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const { boater } = reservation;
  const [touched, setTouched] = useState<readonly ContactField[]>([]);
  const { send, isPending, error } = useSend(boaterCalls.update, {
    topics: [
      { topic: 'customers', ids: [boater.id] },
      { topic: 'reservations', ids: [reservation.id] },
    ],
    onDone,
  });
  const fields = editableFields(boater);
  const changed = changedContact(boater, draft);
  const wrong = wrongFields(changed, error?.errors ?? []);
  const shownError = (field: ContactField) => {
    const code = touched.includes(field) ? wrong[field] : undefined;
    return code === undefined ? undefined : fieldWords(code);
  };
  const submit = () => {
    if (Object.keys(changed).length === 0) {
      onDone();
      return;
    }
    setTouched(fields);
    const refused = contactPatch.safeParse(changed);
    if (refused.success) void send({ boater_id: boater.id, ...changed });
  };
  return (
    <Stack
      as="form"
      gap={12}
      noValidate
      aria-label={t('editBoaterForm')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map((field, index) => {
        const input = {
          label: t(`field_${field}`),
          value: draft[field],
          error: shownError(field),
          onChange: (value: string | null | undefined) => onDraft({ ...draft, [field]: value ?? '' }),
          onBlur: () => setTouched((before) => (before.includes(field) ? before : [...before, field])),
        };
        if (field === 'country_of_residence') return <CountryInput key={field} {...input} />;
        return (
          <TextInput key={field} {...input} type={inputs[field] ?? 'text'} autoComplete="off" autoFocus={index === 0} />
        );
      })}
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <Row gap={8} justify="flex-end">
        <Button onClick={onDone} disabled={isPending}>
          {t('actions:cancel')}
        </Button>
        <Button type="submit" kind="primary" busy={isPending}>
          {t('update')}
        </Button>
      </Row>
    </Stack>
  );
}

type Wrong = Partial<Record<string, string>>;

/** The first error code of each field. Codes from the server precede codes from the contract. */
function wrongFields(changed: object, refused: readonly { readonly path: string; readonly code: string }[]): Wrong {
  const parsed = contactPatch.safeParse(changed);
  const own = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
  return Object.fromEntries([...refused, ...own].reverse().map(({ path, code }) => [path, code]));
}
