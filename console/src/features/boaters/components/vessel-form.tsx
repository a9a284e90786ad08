import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { vesselForm } from '../../../../../contracts/customers/vessel.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { RecordForm } from './record-form.js';
import { changedVessel, type VesselPage, vesselValues } from '../model/vessel-form.js';
import { VesselRecordFields } from './vessel-record-fields.js';

interface VesselFormProps {
  readonly page: VesselPage;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
}

/** Changes what is on record about a vessel. A change by somebody else in the meantime is shown before it is replaced. */
export function VesselForm({ page, onDirty, onDone }: VesselFormProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const { vessel } = page;
  // What was on record when the form was opened; later changes by others are not taken for one's own.
  const [opened] = useState(page);
  const [basis, setBasis] = useState(page.revision);
  const before = useMemo(() => vesselValues(opened), [opened]);
  const form = useContractForm(vesselForm, { defaults: before });
  const { control, handleSubmit, getValues, applyProblem } = form;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { send, isPending, error } = useSend(vesselCalls.update, {
    revision: () => basis,
    topics: [{ topic: 'vessels', ids: [vessel.id] }, { topic: 'customers' }],
    onDone: () => {
      toast({ kind: 'done', text: t('saved') });
      onDone();
    },
    onRefused: applyProblem,
  });
  const submit = handleSubmit(() => {
    const changed = changedVessel(before, { ...before, ...getValues() });
    if (Object.keys(changed).length > 0) return send({ vessel_id: vessel.id, vessel: changed });
    onDone();
    return undefined;
  });
  return (
    <RecordForm
      label={t('vesselFormLabel')}
      error={error}
      busy={isPending}
      onSubmit={() => void submit()}
      onCancel={onDone}
      onKeepMine={() => setBasis(page.revision)}
    >
      <VesselRecordFields control={control} ofHolder={vessel.home_marina_id !== null} />
    </RecordForm>
  );
}
