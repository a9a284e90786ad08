import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';

import { availabilitySchemas } from '../../../../../contracts/berths/availability-call-schemas.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { bodyOf } from '../../../lib/forms/body-of.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Quiet } from '../../../ui/page/card-text.js';
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
      <Row gap={8} wrap>
        <Button size="small" disabledReason={may ? null : t('holderNoPermission')} onClick={() => setOpen(true)}>
          {t(start_date > today() ? 'changeComing' : 'changeResidency')}
        </Button>
        {children}
      </Row>
      {open && <ResidencyDialog residency={residency} boat={boat} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResidencyDialog({ residency, boat, onClose }: ResidencyDatesProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory/berth');
  const { dateLong, today } = useFormats();
  const done = useDone(onClose);
  const { allocation_id, start_date, end_date } = residency;
  const coming = start_date > today();
  const [open, setOpen] = useState(end_date === null);
  const sending = useSend(availabilityCalls.changeResidency, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    onDone: () => done(t(coming ? 'residencyDated' : 'residencyChanged', { boat })),
  });
  const form = useDialogForm(bodyOf(availabilitySchemas.changeResidency), {
    initial: { allocation_id, start_date, end_date },
    sending,
    send: sending.send,
  });
  const { control } = form;
  const start = form.typed('start_date');
  const end = form.typed('end_date');
  const missing = start === null ? t('residencyStartMissing') : !open && end === null ? t('residencyEndMissing') : null;
  const same = start === start_date && end === end_date;
  return (
    <DialogForm
      form={form}
      title={t('residencyTitle', { boat })}
      confirm={t(coming ? 'residencySaveDates' : 'residencySave')}
      disabledReason={missing ?? (same ? t(coming ? 'residencySameDates' : 'residencySame') : null)}
      onClose={onClose}
    >
      {coming ? (
        <DateField control={control} name="start_date" label={t('residencyStart')} min={today()} />
      ) : (
        <p>{t('heldFrom', { date: dateLong(start_date) })}</p>
      )}
      <TickInput
        look="check"
        label={t('untilFurtherNotice')}
        value={open}
        onChange={(on) => {
          setOpen(on === true);
          form.change('end_date', on === true ? null : end_date);
        }}
      />
      {!open && (
        <DateField
          control={control}
          name="end_date"
          label={t('residencyEnd')}
          hint={t('residencyEndHint')}
          min={coming && start !== null ? addDays(start, 1) : today()}
        />
      )}
    </DialogForm>
  );
}
