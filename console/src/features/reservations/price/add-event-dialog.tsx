import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localEventCalls } from '../../../../../contracts/marinas/calls.js';
import { createLocalEvent } from '../../../../../contracts/marinas/local-events.js';
import { addDays, isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { DateRangeField } from '../../../ui/fields/date-range-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';

/** Default number of days from the first to the last day of an event (spec 1 §9). */
const USUAL_DAYS = 2;

/** Adds a local event near the marina, on one day or on several. */
export function AddEventDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reservations/side');
  const done = useDone(onClose);
  const today = useMarinaToday();
  const [oneDay, setOneDay] = useState(false);
  const sending = useSend(localEventCalls.create, {
    topics: [{ topic: 'local_events' }],
    onDone: () => done(t('eventAdded')),
  });
  const form = useDialogForm(createLocalEvent, {
    initial: {
      marina_event_details: {
        event_name: '',
        event_url: '',
        start_date: today,
        end_date: addDays(today, USUAL_DAYS),
      },
    },
    sending,
    send: sending.send,
  });
  const { control, setValue, watch } = form;
  const start = watch('marina_event_details.start_date');
  useEffect(() => {
    // The last day is hidden then, so it must not cause an error.
    if (oneDay) setValue('marina_event_details.end_date', start);
  }, [oneDay, start, setValue]);
  const tick = (ticked: boolean | null | undefined) => {
    setOneDay(ticked === true);
    if (ticked !== true && isCalendarDate(start)) setValue('marina_event_details.end_date', addDays(start, USUAL_DAYS));
  };
  return (
    <DialogForm form={form} title={t('addEventTitle')} dirty={oneDay} confirm={t('addEventConfirm')} onClose={onClose}>
      <TextField control={control} name="marina_event_details.event_name" label={t('eventName')} required autoFocus />
      <TickInput look="check" label={t('oneDayEvent')} value={oneDay} onChange={tick} />
      {oneDay ? (
        <DateField control={control} name="marina_event_details.start_date" label={t('trade:day')} required />
      ) : (
        <DateRangeField
          control={control}
          startName="marina_event_details.start_date"
          endName="marina_event_details.end_date"
          label={t('eventDays')}
          startLabel={t('trade:firstDay')}
          endLabel={t('trade:lastDay')}
          required
        />
      )}
      <TextField
        control={control}
        name="marina_event_details.event_url"
        label={t('eventUrl')}
        hint={t('eventUrlHint')}
        type="url"
      />
    </DialogForm>
  );
}
