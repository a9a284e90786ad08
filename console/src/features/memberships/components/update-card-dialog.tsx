import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarina } from '../../../lib/session/session.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { FieldsGrid, Wide } from '../../../ui/fields/fields-grid.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { changesOf, updateForm, valuesOf } from '../model/update-card.js';
import type { ShownCard } from '../model/shown-card.js';

/** Corrects the holder, the boat and the terms of a card; only what was changed is sent. */
export function UpdateCardDialog({ shown, onClose }: { readonly shown: ShownCard; readonly onClose: () => void }) {
  const { t } = useTranslation(['memberships', 'entities/boater']);
  const toast = useToast();
  const problemWords = useProblemWords();
  const { office_email, marina_settings } = useMarina();
  const locked = marina_settings.permissions.editable_lite !== true;
  const [problem, setProblem] = useState<string | null>(null);
  const [before] = useState(() => valuesOf(shown));
  const { hidden, guest, boat } = before;
  const form = useContractForm(updateForm(before), { defaults: before.values });
  const { control, handleSubmit, applyProblem, watch } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const { send, isPending } = useSend(cardCalls.update, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }],
    revision: () => shown.revision,
    onDone: () => {
      toast({ kind: 'done', text: t('cardUpdated', { number: shown.card.card_number }) });
      onClose();
    },
    onRefused: (error) => setProblem(applyProblem(error) ? null : problemWords(error)),
  });
  const submit = handleSubmit((values) => {
    setProblem(null);
    const changes = changesOf(before, values);
    if (Object.keys(changes).length === 0) onClose();
    else void send({ customer_id: shown.id, ...changes });
  });
  const text = { control, autoComplete: 'off' } as const;
  const noEmail = !hidden && watch('email') === '';
  const office = office_email === null ? t('officeHasNoEmail') : t('officeEmailUsed', { email: office_email });
  return (
    <FormDialog
      open
      title={t('updateCardTitle', { number: shown.card.card_number })}
      dirty={isDirty}
      confirm={t('saveCard')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      {shown.membership.boater !== null && locked && <Quiet>{t('entities/boater:editHindrance_marinaWithout')}</Quiet>}
      {shown.membership.boater !== null && !locked && (
        <FieldsGrid>
          {guest ? (
            <Wide>
              <Quiet>{t('entities/boater:editHindrance_guest')}</Quiet>
            </Wide>
          ) : (
            <>
              <TextField {...text} name="first_name" label={t('firstName')} required />
              <TextField {...text} name="last_name" label={t('lastName')} required />
            </>
          )}
          {hidden ? (
            <Wide>
              <Quiet>{t('contactsHidden')}</Quiet>
            </Wide>
          ) : (
            <Wide>
              <TextField
                {...text}
                name="email"
                label={t('email')}
                type="email"
                inputMode="email"
                hint={noEmail ? office : undefined}
              />
            </Wide>
          )}
          {!hidden && !guest && <TextField {...text} name="phone" label={t('phone')} type="tel" inputMode="tel" />}
          {!guest && (
            <SelectField
              control={control}
              name="language"
              label={t('language')}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
            />
          )}
        </FieldsGrid>
      )}
      {boat && (
        <FieldsGrid>
          <TextField {...text} name="boat_name" label={t('boat')} required />
          <NumberField control={control} name="boat_length" label={t('boatLength')} suffix="m" required />
        </FieldsGrid>
      )}
      <FieldsGrid>
        <DateField control={control} name="expired" label={t('validTo')} required />
      </FieldsGrid>
      <SwitchField control={control} name="auto_renew" label={t('renewsAutomatically')} />
    </FormDialog>
  );
}
