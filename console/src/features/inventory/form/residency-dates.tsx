import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availabilityCalls } from '../../../../../contracts/berths/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** The whole time for which a resident holds berths. */
export interface HeldUntil {
  readonly allocation_id: string;
  readonly start_date: string;
  /** Null: until further notice. */
  readonly end_date: string | null;
}

interface ResidencyDatesProps {
  readonly residency: HeldUntil;
  readonly boat: string;
}

/** For how long the resident holds a berth, and the button that changes its end. */
export function ResidencyDates({ residency, boat }: ResidencyDatesProps) {
  const { t } = useTranslation('inventory/berth');
  const { dateLong, dateRange } = useFormats();
  const may = useMay(availabilityCalls.changeResidency.access);
  const [open, setOpen] = useState(false);
  const { start_date, end_date } = residency;
  return (
    <>
      <Quiet>
        {end_date === null ? t('heldSince', { date: dateLong(start_date) }) : dateRange(start_date, end_date)}
      </Quiet>
      <div>
        <Button size="small" disabledReason={may ? null : t('holderNoPermission')} onClick={() => setOpen(true)}>
          {t('changeResidency')}
        </Button>
      </div>
      {open && <ResidencyDialog residency={residency} boat={boat} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResidencyDialog({ residency, boat, onClose }: ResidencyDatesProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory/berth');
  const { dateLong, today } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const { allocation_id, start_date } = residency;
  const [open, setOpen] = useState(residency.end_date === null);
  const [end, setEnd] = useState(residency.end_date);
  const { send, isPending, error } = useSend(availabilityCalls.changeResidency, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    onDone: () => {
      toast({ kind: 'done', text: t('residencyChanged', { boat }) });
      onClose();
    },
  });
  const wanted = open ? null : end;
  const missing = !open && end === null ? t('residencyEndMissing') : null;
  return (
    <FormDialog
      open
      title={t('residencyTitle', { boat })}
      confirm={t('residencySave')}
      busy={isPending}
      disabledReason={missing ?? (wanted === residency.end_date ? t('residencySame') : null)}
      problem={error === null ? null : problemWords(error)}
      onConfirm={() => void send({ allocation_id, start_date, end_date: wanted })}
      onClose={onClose}
    >
      <p>{t('heldFrom', { date: dateLong(start_date) })}</p>
      <TickInput look="check" label={t('untilFurtherNotice')} value={open} onChange={(on) => setOpen(on === true)} />
      {!open && (
        <DateInput
          label={t('residencyEnd')}
          hint={t('residencyEndHint')}
          value={end}
          min={today()}
          onChange={(day) => setEnd(day ?? null)}
        />
      )}
    </FormDialog>
  );
}
