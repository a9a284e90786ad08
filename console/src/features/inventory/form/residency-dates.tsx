import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

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

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** For how long the resident holds a berth, and the button that changes it. `children` are further buttons. */
export function ResidencyDates({ residency, boat, children }: ResidencyDatesProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation('inventory/berth');
  const { dateLong, dateRange, today } = useFormats();
  const may = useMay(availabilityCalls.changeResidency.access);
  const [open, setOpen] = useState(false);
  const { start_date, end_date } = residency;
  return (
    <>
      <Quiet>
        {end_date === null
          ? t(start_date > today() ? 'heldFromOn' : 'heldSince', { date: dateLong(start_date) })
          : dateRange(start_date, end_date)}
      </Quiet>
      <Actions>
        <Button size="small" disabledReason={may ? null : t('holderNoPermission')} onClick={() => setOpen(true)}>
          {t(start_date > today() ? 'changeComing' : 'changeResidency')}
        </Button>
        {children}
      </Actions>
      {open && <ResidencyDialog residency={residency} boat={boat} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResidencyDialog({ residency, boat, onClose }: ResidencyDatesProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory/berth');
  const { dateLong, today } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const { allocation_id } = residency;
  const coming = residency.start_date > today();
  const [start, setStart] = useState<string | null>(residency.start_date);
  const [open, setOpen] = useState(residency.end_date === null);
  const [end, setEnd] = useState(residency.end_date);
  const { send, isPending, error } = useSend(availabilityCalls.changeResidency, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    onDone: () => {
      toast({ kind: 'done', text: t(coming ? 'residencyDated' : 'residencyChanged', { boat }) });
      onClose();
    },
  });
  const wanted = open ? null : end;
  const missing = start === null ? t('residencyStartMissing') : !open && end === null ? t('residencyEndMissing') : null;
  const same = start === residency.start_date && wanted === residency.end_date;
  return (
    <FormDialog
      open
      title={t('residencyTitle', { boat })}
      dirty={!same}
      confirm={t(coming ? 'residencySaveDates' : 'residencySave')}
      busy={isPending}
      disabledReason={missing ?? (same ? t(coming ? 'residencySameDates' : 'residencySame') : null)}
      problem={error === null ? null : problemWords(error)}
      onConfirm={() => start !== null && void send({ allocation_id, start_date: start, end_date: wanted })}
      onClose={onClose}
    >
      {coming ? (
        <DateInput label={t('residencyStart')} value={start} min={today()} onChange={(day) => setStart(day ?? null)} />
      ) : (
        <p>{t('heldFrom', { date: dateLong(residency.start_date) })}</p>
      )}
      <TickInput look="check" label={t('untilFurtherNotice')} value={open} onChange={(on) => setOpen(on === true)} />
      {!open && (
        <DateInput
          label={t('residencyEnd')}
          hint={t('residencyEndHint')}
          value={end}
          min={coming && start !== null ? addDays(start, 1) : today()}
          onChange={(day) => setEnd(day ?? null)}
        />
      )}
    </FormDialog>
  );
}
