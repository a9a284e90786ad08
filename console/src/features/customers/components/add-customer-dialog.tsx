import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { addBoater } from '../../../../../contracts/customers/call-schemas.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { noPerson, PersonFields } from '../../../entities/boater/person-fields.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { boaterHref } from '../model/row-addresses.js';

/** The sizes of a boat are not typed yet. */
const noBoat = { name: '', hull_type: null, type: null };

/** Without a boat, its empty fields are neither checked nor sent. */
const withoutBoat = addBoater.extend({ vessel: z.unknown().transform(() => undefined) });

/** Puts a resident or visitor on record, with a boat if they have one, and opens their page. */
export function AddCustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const done = useDone(onClose);
  const [hasBoat, setHasBoat] = useState(true);
  const schema = useMemo(() => (hasBoat ? addBoater : withoutBoat), [hasBoat]) as typeof addBoater;
  const sending = useSend(boaterCalls.add, {
    topics: [{ topic: 'customers' }, { topic: 'vessels' }],
    onDone: ({ id }) => {
      done(t('customerAdded'));
      void navigate(boaterHref(id));
    },
  });
  const form = useDialogForm(schema, {
    initial: { ...noPerson, language: currentLanguage(), relation_type: 'RESIDENT', vessel: noBoat },
    sending,
    send: sending.send,
  });
  const { control } = form;
  return (
    <DialogForm form={form} title={t('addCustomer')} confirm={t('addCustomerConfirm')} onClose={onClose}>
      <ToggleField
        control={control}
        name="relation_type"
        label={t('kindOfCustomer')}
        options={[
          { value: 'RESIDENT', label: t('trade:berthHolder') },
          { value: 'VISITOR', label: t('trade:visitor') },
        ]}
      />
      <PersonFields control={control} nameOf={(field) => field} />
      <TickInput look="check" label={t('hasBoat')} value={hasBoat} onChange={(on) => setHasBoat(on === true)} />
      {hasBoat && (
        <VesselFields
          control={control}
          nameOf={(field) => `vessel.${field}`}
          hullTypeRequired={false}
          vesselTypeRequired={false}
        />
      )}
    </DialogForm>
  );
}
