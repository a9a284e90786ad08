import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planGestureCalls } from '../../../../contracts/berths/plan-calls.js';
import type { PlanEffects, PlanGesture } from '../../../../contracts/berths/plan-gestures.js';
import { ApiError } from '../../lib/api/api-error.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../lib/time/use-marina-today.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../ui/fields/date-input.js';
import { role } from '../../ui/theme/role.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { type DepartureMove, departuresOf } from './departure-rules.js';
import { PriceChange } from './price-change.js';
import { otherDates, toldBody, wordedBody } from './telling.js';
import { TellingFields } from './telling-fields.js';

export interface DepartingStay {
  readonly id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly boat: string;
}

interface DepartureDialogProps {
  readonly stay: DepartingStay;
  readonly move: DepartureMove;
  readonly onClose: () => void;
}

/** Another departure for a stay: the price line by line, whether the berth is free, why it changes, and who is told. */
export function DepartureDialog({ stay, move, onClose }: DepartureDialogProps) {
  const { t } = useTranslation('entities/stay-change');
  const { dateSpan } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const today = useMarinaToday();
  const offered = departuresOf(stay, move, today);
  const [day, setDay] = useState<string | null>(offered?.usual ?? null);
  const [telling, setTelling] = useState(otherDates);
  const { boat, start_date } = stay;
  const end_date = day ?? '';
  const dates = { type: 'DATES' as const, reservation_id: stay.id, start_date, end_date };
  const gesture = { ...dates, ...toldBody(telling) };
  const { preview, change } = useDepartureCalls(gesture, day !== null, () => {
    toast({ kind: 'done', text: t('changed', { boat, dates: dateSpan(start_date, end_date) }) });
    onClose();
  });
  const effects = day === null ? undefined : preview.data;
  const error = change.error ?? preview.error;
  const missing = missingFor(day, effects, preview.isFetching);
  return (
    <FormDialog
      open
      title={t(`${move}Title`, { boat })}
      dirty={day !== (offered?.usual ?? null)}
      confirm={t('change', { dates: day === null ? '' : dateSpan(start_date, day) })}
      disabledReason={missing === null ? null : t(missing)}
      busy={change.isPending}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => {
        if (effects !== undefined)
          void change.send({ gesture: { ...dates, ...wordedBody(telling) }, basis: effects.basis });
      }}
    >
      <DateInput
        label={t('newDeparture')}
        value={day}
        min={offered?.first}
        {...(offered?.last == null ? {} : { max: offered.last })}
        onChange={(chosen) => setDay(chosen ?? null)}
      />
      <div aria-live="polite" aria-busy={preview.isFetching} style={{ display: 'grid', gap: 6 }}>
        {effects !== undefined && day !== null && <Effects stay={stay} day={day} effects={effects} />}
      </div>
      <TellingFields value={telling} required tellable worded disabled={change.isPending} onChange={setTelling} />
    </FormDialog>
  );
}

/** What the change waits for; null: nothing. */
function missingFor(day: string | null, effects: PlanEffects | undefined, checking: boolean) {
  if (day === null || effects?.possible === false) return 'chooseDay';
  return effects === undefined || checking ? 'checking' : null;
}

type DatesGesture = Extract<PlanGesture, { type: 'DATES' }>;

/** The preview of the new departure, and the change itself. */
function useDepartureCalls(gesture: DatesGesture, enabled: boolean, onDone: () => void) {
  const preview = useLoad(
    planGestureCalls.planPreview,
    { gesture },
    { topics: [{ topic: 'occupancy' }, { topic: 'reservations' }], enabled, keepPrevious: true },
  );
  const change = useSend(planGestureCalls.planChange, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }],
    onDone,
    onRefused: () => void preview.refetch(),
  });
  return { preview, change };
}

interface EffectsProps {
  readonly stay: DepartingStay;
  readonly day: string;
  readonly effects: PlanEffects;
}

/** What the new departure leads to, or why it is not possible. */
function Effects({ stay, day, effects }: EffectsProps) {
  const { t } = useTranslation('entities/stay-change');
  const { nightsOf, dateRange } = useFormats();
  const problemWords = useProblemWords();
  const { refusal, stays, price, mails } = effects;
  if (refusal !== null) return <p style={{ margin: 0, color: role.wrong.on }}>{whyNot(refusal)}</p>;
  const now = nightsOf(stay.start_date, day);
  const before = nightsOf(stay.start_date, stay.end_date);
  const berth = stays[0]?.after.at(-1)?.berth_name;
  return (
    <>
      <p style={{ margin: 0 }}>
        {[
          t('nightsInstead', { now, before }),
          berth === undefined ? t('berthUnassigned') : t('berthKept', { berth }),
          ...(price === null ? [t('priceSame')] : []),
        ].join(' ')}
      </p>
      {price !== null && <PriceChange price={price} />}
      <p style={{ margin: 0 }}>{t(mails.length === 0 ? 'nobodyTold' : 'boaterTold')}</p>
    </>
  );

  function whyNot({ code, errors, in_the_way }: NonNullable<PlanEffects['refusal']>): string {
    if (in_the_way === null) return problemWords(new ApiError({ status: 409, error_type: errors[0]?.code ?? code }));
    const { boat_name, berth_name, start_date, end_date } = in_the_way;
    return t('inTheWay', {
      boat: boat_name ?? t('trade:unnamedBoat'),
      berth: berth_name,
      dates: dateRange(start_date, end_date ?? start_date),
    });
  }
}
