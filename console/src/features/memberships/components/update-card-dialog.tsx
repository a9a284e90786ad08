import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useMarina } from '../../../lib/session/session.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { FieldsGrid, Wide } from '../../../ui/fields/fields-grid.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { changesOf, updateForm, valuesOf } from '../model/update-card.js';
import type { ShownCard } from '../model/shown-card.js';

/** Corrects the holder, the boat and the terms of a card; only what was changed is sent. */
export function UpdateCardDialog({ shown, onClose }: { readonly shown: ShownCard; readonly onClose: () => void }) {
  const { t } = useTranslation(['memberships', 'entities/boater']);
  const done = useDone(onClose);
  const { office_email, marina_settings } = useMarina();
  const locked = marina_settings.permissions.editable_lite !== true;
  const [before] = useState(() => valuesOf(shown));
  const { hidden, guest, boat } = before;
  const sending = useSend(cardCalls.update, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }],
    revision: () => shown.revision,
    onDone: () => done(t('cardUpdated', { number: shown.card.card_number })),
  });
  const form = useDialogForm(updateForm(before), {
    initial: before.values,
    sending,
    send: (values) => {
      const changes = changesOf(before, values);
      if (Object.keys(changes).length === 0) onClose();
      else void sending.send({ customer_id: shown.id, ...changes });
    },
  });
  const { control } = form;
  const text = { control, autoComplete: 'off' } as const;
  const noEmail = !hidden && form.typed('email') === '';
  const office = office_email === null ? t('officeHasNoEmail') : t('officeEmailUsed', { email: office_email });
  return (
    <DialogForm
      form={form}
      title={t('updateCardTitle', { number: shown.card.card_number })}
      confirm={t('saveCard')}
      onClose={onClose}
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
              <TextField {...text} name="first_name" label={t('trade:firstName')} required />
              <TextField {...text} name="last_name" label={t('trade:lastName')} required />
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
                label={t('trade:email')}
                type="email"
                inputMode="email"
                hint={noEmail ? office : undefined}
              />
            </Wide>
          )}
          {!hidden && !guest && (
            <TextField {...text} name="phone" label={t('trade:phone')} type="tel" inputMode="tel" />
          )}
          {!guest && (
            <SelectField
              control={control}
              name="language"
              label={t('trade:language')}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
            />
          )}
        </FieldsGrid>
      )}
      {boat && (
        <FieldsGrid>
          <TextField {...text} name="boat_name" label={t('trade:boat')} required />
          <NumberField control={control} name="boat_length" label={t('trade:length')} suffix="m" required />
        </FieldsGrid>
      )}
      <FieldsGrid>
        <DateField control={control} name="expired" label={t('trade:validTo')} required />
      </FieldsGrid>
      <SwitchField control={control} name="auto_renew" label={t('trade:renewsAutomatically')} />
    </DialogForm>
  );
}
