import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { addBoater } from '../../../../../contracts/customers/call-schemas.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { noPerson, PersonFields } from '../../../entities/boater/person-fields.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterHref } from '../model/row-addresses.js';

/** The sizes of a boat are not typed yet. */
const noBoat = { name: '', hull_type: null, type: null };

/** Without a boat, its empty fields are neither checked nor sent. */
const withoutBoat = addBoater.extend({ vessel: z.unknown().transform(() => undefined) });

/** Puts a resident or visitor on record, with a boat if they have one, and opens their page. */
export function AddCustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [hasBoat, setHasBoat] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const schema = useMemo(() => (hasBoat ? addBoater : withoutBoat), [hasBoat]) as typeof addBoater;
  const form = useContractForm(schema, {
    defaults: { ...noPerson, language: currentLanguage(), relation_type: 'RESIDENT', vessel: noBoat },
  });
  const { control, handleSubmit, applyProblem } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const { send, isPending } = useSend(boaterCalls.add, {
    topics: [{ topic: 'customers' }, { topic: 'vessels' }],
    onDone: ({ id }) => {
      toast({ kind: 'done', text: t('customerAdded') });
      onClose();
      void navigate(boaterHref(id));
    },
    onRefused: (error) => setProblem(applyProblem(error) ? null : problemWords(error)),
  });
  const submit = handleSubmit((customer) => {
    setProblem(null);
    return send(customer);
  });
  return (
    <FormDialog
      open
      title={t('addCustomer')}
      dirty={isDirty}
      confirm={t('addCustomerConfirm')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <ToggleField
        control={control}
        name="relation_type"
        label={t('kindOfCustomer')}
        options={[
          { value: 'RESIDENT', label: t('kind_RESIDENT') },
          { value: 'VISITOR', label: t('kind_VISITOR') },
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
    </FormDialog>
  );
}
