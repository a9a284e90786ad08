import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { vesselForm } from '../../../../../contracts/customers/vessel.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
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
  const done = useDone(onClose);
  const sending = useSend(vesselCalls.add, {
    topics: [{ topic: 'customers', ids: [boater.id] }, { topic: 'vessels' }],
    onDone: ({ id }, { vessel }) => {
      onAdded(id);
      done(t('boatAdded', { boat: vessel.name }));
    },
  });
  const form = useDialogForm(vesselForm, {
    initial: blankVessel,
    sending,
    send: (vessel) => sending.send({ boater_id: boater.id, vessel }),
  });
  return (
    <DialogForm form={form} title={t('addBoatFor', { name })} confirm={t('addBoat')} onClose={onClose}>
      <VesselRecordFields control={form.control} ofHolder={boater.relation_type === 'RESIDENT'} autoFocus />
    </DialogForm>
  );
}
