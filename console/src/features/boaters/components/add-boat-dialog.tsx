import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { vesselForm } from '../../../../../contracts/customers/vessel.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { blankVessel } from '../model/vessel-form.js';
import { VesselRecordFields } from './vessel-record-fields.js';

interface AddBoatDialogProps {
  readonly boater: BoaterPage['boater'];
  readonly name: string;
  readonly onAdded: (vesselId: string) => void;
  readonly onClose: () => void;
}

/** Puts a boat of a person on record. */
export function AddBoatDialog({ boater, name, onAdded, onClose }: AddBoatDialogProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(vesselForm, { defaults: blankVessel });
  const { control, handleSubmit, applyProblem } = form;
  const { send, isPending } = useSend(vesselCalls.add, {
    topics: [{ topic: 'customers', ids: [boater.id] }, { topic: 'vessels' }],
    onDone: ({ id }, { vessel }) => {
      toast({ kind: 'done', text: t('boatAdded', { boat: vessel.name }) });
      onAdded(id);
      onClose();
    },
    onRefused: (error) => setProblem(applyProblem(error) ? null : problemWords(error)),
  });
  const submit = handleSubmit((vessel) => {
    setProblem(null);
    return send({ boater_id: boater.id, vessel });
  });
  return (
    <FormDialog
      open
      title={t('addBoatFor', { name })}
      dirty={form.formState.isDirty}
      confirm={t('addBoat')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <VesselRecordFields control={control} ofHolder={boater.relation_type === 'RESIDENT'} autoFocus />
    </FormDialog>
  );
}
