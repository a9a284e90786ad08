import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import { PersonFields } from '../../../entities/boater/person-fields.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { changedValues, personSchema, personValues } from '../model/person-form.js';
import { RecordForm } from './record-form.js';
import { ChangeEmailDialog } from './change-email-dialog.js';

interface PersonFormProps {
  readonly page: BoaterPage;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
}

/** Changes what is on record about a person. A change by somebody else in the meantime is shown before it is replaced. */
export function PersonForm({ page, onDirty, onDone }: PersonFormProps) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const { date } = useFormats();
  const toast = useToast();
  const { boater } = page;
  // What was on record when the form was opened; later changes by others are not taken for one's own.
  const [opened] = useState(page);
  const [basis, setBasis] = useState(page.revision);
  const before = useMemo(() => personValues(opened.boater, date), [opened, date]);
  const schema = useMemo(() => personSchema(opened.boater), [opened]);
  const form = useContractForm(schema, { defaults: before });
  const { control, handleSubmit, getValues, applyProblem } = form;
  const { isDirty } = form.formState;
  const [changingEmail, setChangingEmail] = useState(false);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { send, isPending, error } = useSend(boaterCalls.update, {
    revision: () => basis,
    topics: [{ topic: 'customers', ids: [boater.id] }],
    onDone: () => {
      toast({ kind: 'done', text: t('saved') });
      onDone();
    },
    onRefused: applyProblem,
  });
  const submit = handleSubmit(() => {
    const { email: _, ...changed } = changedValues(before, { ...before, ...getValues() });
    if (Object.keys(changed).length > 0) return send({ boater_id: boater.id, ...changed });
    onDone();
    return undefined;
  });
  return (
    <RecordForm
      label={t('entities/boater:editBoaterForm')}
      error={error}
      busy={isPending}
      onSubmit={() => void submit()}
      onCancel={onDone}
      onKeepMine={() => setBasis(page.revision)}
    >
      <PersonFields
        control={control}
        nameOf={(field) => field as keyof typeof before & 'first_name'}
        phoneMasked={isMasked(boater.phone)}
        email={
          <Stack gap={8} align="end" columns="minmax(0, 1fr) auto">
            <TextInput
              label={t('entities/boater:field_email')}
              value={boater.email ?? ''}
              disabled
              onChange={() => undefined}
              reason={isMasked(boater.email) ? t('entities/boater:maskedReason') : undefined}
            />
            {!isMasked(boater.email) && <Button onClick={() => setChangingEmail(true)}>{t('changeEmailOpen')}</Button>}
          </Stack>
        }
      />
      {changingEmail && <ChangeEmailDialog boater={boater} onClose={() => setChangingEmail(false)} />}
    </RecordForm>
  );
}
