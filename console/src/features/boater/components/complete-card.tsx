import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import { BoaterCard, Quiet } from './boater-card.js';

const metres = { suffix: 'm', maxIntegers: 4, decimals: 2 } as const;

/** Asks for what the marina did not learn when it booked the stay by telephone; nothing where it knows all. */
export function CompleteCard({ view, token }: { readonly view: BoaterReservation; readonly token: string }) {
  const { t } = useTranslation('boater');
  const toast = useToast();
  const fieldProblem = useFieldProblem();
  const problemWords = useProblemWords();
  const [texts, setTexts] = useState({ email: '', phone: '' });
  const [sizes, setSizes] = useState<{ beam: number | null; draft: number | null }>({ beam: null, draft: null });
  const { send, isPending, error } = useSend(boaterReservationCalls.complete, {
    token,
    topics: boaterTopics,
    onDone: () => toast({ kind: 'done', text: t('completed') }),
    onRefused: (refused) => {
      const atField = refused.errors.length > 0 || refused.error_type === customerErrors.email_in_use;
      if (!atField) toast({ kind: 'wrong', text: problemWords(refused) });
    },
  });
  const asks = (field: BoaterReservation['missing_details'][number]) => view.missing_details.includes(field);
  const told = {
    ...(asks('email') && texts.email.trim() !== '' ? { email: texts.email } : {}),
    ...(asks('phone') && texts.phone.trim() !== '' ? { phone: texts.phone } : {}),
    ...(asks('beam') && sizes.beam !== null ? { beam: sizes.beam } : {}),
    ...(asks('draft') && sizes.draft !== null ? { draft: sizes.draft } : {}),
  };
  const inUse = error?.error_type === customerErrors.email_in_use ? problemWords(error) : undefined;
  const text = (name: 'email' | 'phone') => ({
    name,
    value: texts[name],
    error: fieldProblem(error, name),
    onChange: (typed: string | null | undefined) => setTexts({ ...texts, [name]: typed ?? '' }),
  });
  const size = (name: 'beam' | 'draft') => ({
    ...metres,
    name,
    value: sizes[name],
    error: fieldProblem(error, name),
    onChange: (typed: number | null | undefined) => setSizes({ ...sizes, [name]: typed ?? null }),
  });
  if (view.missing_details.length === 0) return null;
  return (
    <BoaterCard title={t('completeTitle')}>
      <Quiet>{t('completeWhy')}</Quiet>
      <Stack
        as="form"
        gap={12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(told);
        }}
      >
        {asks('email') && (
          <TextInput
            {...text('email')}
            error={inUse ?? fieldProblem(error, 'email')}
            label={t('trade:email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
        {asks('phone') && (
          <TextInput {...text('phone')} label={t('trade:phone')} type="tel" inputMode="tel" autoComplete="tel" />
        )}
        {asks('beam') && <NumberInput {...size('beam')} label={t('trade:beam')} />}
        {asks('draft') && <NumberInput {...size('draft')} label={t('trade:draught')} />}
        <div>
          <Button type="submit" kind="primary" busy={isPending} disabled={Object.keys(told).length === 0}>
            {t('actions:send')}
          </Button>
        </div>
      </Stack>
    </BoaterCard>
  );
}
