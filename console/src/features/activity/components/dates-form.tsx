import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { RefusalBanner } from '../../../entities/reservation/refusal-banner.js';
import { PriceChange } from '../../../entities/stay-change/price-change.js';
import { otherDates, type Telling, toldBody, wordedBody } from '../../../entities/stay-change/telling.js';
import { TellingFields } from '../../../entities/stay-change/telling-fields.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { isOverdue } from '../model/activity-view.js';
import {
  newDates,
  type OfferedDates,
  offeredDates,
  type StayDates,
  suggestedDay,
  timesOfDay,
} from '../model/new-dates.js';
import { DatesEffects } from './dates-effects.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';

const Box = styled('form')({
  display: 'grid',
  gap: 10,
  margin: '4px 14px 12px',
  padding: 12,
  border: `1px solid ${role.sea}`,
  borderRadius: radius.card,
  '& h4': { ...text.strong },
});
const Fields = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'flex-start' });
const Quiet = styled('p')({ ...text.second, flex: '1 1 220px', minWidth: 0, color: role.ink2 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > :last-child': { marginLeft: 'auto' } });

interface DatesFormProps {
  readonly row: TrafficEventRow;
  readonly today: string;
  readonly onClose: () => void;
  /** Null: this user may not cancel stays. */
  readonly onNotComing: (() => void) | null;
}

/**
 * New dates for a boat that comes or leaves at another time. It shows whether the berth is free for them and what they
 * cost; nothing is sent before a button is pressed.
 */
export function DatesForm({ row, today, onClose, onNotComing }: DatesFormProps) {
  const { t } = useTranslation('activity');
  const toast = useToast();
  const { dateSpan, dateShort } = useFormats();
  const { type, reservation, vessel } = row;
  const [day, setDay] = useState<string | null>(() => suggestedDay(row, today));
  const [telling, setTelling] = useState(otherDates);
  const [time, setTime] = useState<string | null>(row.expected?.time ?? null);
  const field = useRef<HTMLElement | null>(null);
  useEffect(() => field.current?.focus(), []);
  const mayPlan = useMay(planGestureCalls.planChange.access);
  const mayNote = useMay(trafficCalls.update.access);
  const boat = vessel.name || t('trade:unnamedBoat');
  const dates = newDates(row, day);
  const { gesture, preview, change, notice } = useDatesCalls({
    reservationId: reservation?.id ?? '',
    dates: mayPlan ? dates : null,
    telling,
    onChanged: () => {
      if (dates !== null) toast({ kind: 'done', text: t('changed', { boat, dates: span(dates) }) });
      onClose();
    },
    onNoted: () => {
      toast({ kind: 'done', text: t('noted', { boat, day: dateShort(day ?? today) }) });
      onClose();
    },
  });
  const effects = dates === null ? undefined : preview.data;
  const offered = offeredDates({
    row,
    today,
    day,
    may: { plan: mayPlan, note: mayNote, cancel: onNotComing !== null },
  });
  const span = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
    dateSpan(start_date, end_date);
  const title = t(isOverdue(row) ? `lateTitle_${type}` : `editTitle_${type}`, { boat });

  return (
    <Box
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <h4>{title}</h4>
      <Fields>
        <div style={{ width: 160 }}>
          <DateInput
            label={t(`newDay_${type}`)}
            value={day}
            min={type === 'ARRIVAL' ? today : row.reservation?.start_date}
            inputRef={(element) => {
              field.current = element;
            }}
            onChange={(chosen) => setDay(chosen ?? null)}
          />
        </div>
        <div style={{ width: 120 }}>
          <SelectInput
            label={t('trade:time')}
            value={time}
            placeholder={t('timeUnknown')}
            options={timesOfDay.map((one) => ({ value: one, label: one }))}
            onChange={(chosen) => setTime(chosen ?? null)}
          />
        </div>
        {mayPlan ? (
          <DatesEffects row={row} dates={dates} effects={effects} loading={preview.isFetching} />
        ) : (
          <Quiet>{t('datesNeedBerths')}</Quiet>
        )}
      </Fields>
      <RefusalBanner reservationId={reservation?.id ?? null} error={change.error ?? notice.error ?? preview.error} />
      {effects?.price != null && <PriceChange price={effects.price} />}
      {offered.change && dates !== null && (
        <TellingFields value={telling} required tellable worded disabled={change.isPending} onChange={setTelling} />
      )}
      <DatesButtons
        {...{ offered, dates, effects, mayPlan }}
        stay={reservation}
        changing={change.isPending}
        noting={notice.isPending}
        onChange={({ basis }) => void change.send({ gesture: { ...gesture, ...wordedBody(telling) }, basis })}
        onKeep={() =>
          void notice.send({
            traffic_event_id: row.traffic_event_id,
            action: 'LATE',
            expected: { date: day ?? today, time },
          })
        }
        onNotComing={onNotComing}
        onClose={onClose}
      />
    </Box>
  );
}

interface DatesButtonsProps {
  readonly offered: OfferedDates;
  readonly dates: StayDates | null;
  readonly effects: PlanEffects | undefined;
  readonly stay: StayDates | null;
  readonly mayPlan: boolean;
  readonly changing: boolean;
  readonly noting: boolean;
  readonly onChange: (effects: PlanEffects) => void;
  readonly onKeep: () => void;
  readonly onNotComing: (() => void) | null;
  readonly onClose: () => void;
}

function DatesButtons({ offered, dates, effects, stay, onNotComing, onClose, ...rest }: DatesButtonsProps) {
  const { t } = useTranslation('activity');
  const { dateSpan } = useFormats();
  return (
    <Buttons>
      {offered.change && <ChangeButton dates={dates} effects={effects} busy={rest.changing} onChange={rest.onChange} />}
      {offered.keep && stay !== null && (
        <Button size="small" kind={rest.mayPlan ? 'plain' : 'primary'} busy={rest.noting} onClick={rest.onKeep}>
          {t('keep', { dates: dateSpan(stay.start_date, stay.end_date) })}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={onClose}>
        {t('actions:close')}
      </Button>
      {offered.notComing && onNotComing !== null && (
        <Button kind="danger" size="small" onClick={onNotComing}>
          {t('notComing')}
        </Button>
      )}
    </Buttons>
  );
}

interface ChangeButtonProps {
  readonly dates: StayDates | null;
  /** What the change would do; undefined until it is known. */
  readonly effects: PlanEffects | undefined;
  readonly busy: boolean;
  readonly onChange: (effects: PlanEffects) => void;
}

/** Changes the stay to the new dates, or says why they are not possible. */
function ChangeButton({ dates, effects, busy, onChange }: ChangeButtonProps) {
  const { t } = useTranslation('activity');
  const problemWords = useProblemWords();
  const { dateSpan } = useFormats();
  const whyNot = (): string | null => {
    if (dates === null) return t('chooseOtherDay');
    if (effects?.possible === true) return null;
    const refusal = effects?.refusal ?? null;
    if (refusal === null || refusal.in_the_way !== null) return t('notPossible');
    return problemWords(new ApiError({ status: 409, error_type: refusal.errors[0]?.code ?? refusal.code }));
  };
  return (
    <Button
      kind="primary"
      size="small"
      busy={busy}
      disabledReason={whyNot()}
      onClick={() => {
        if (effects !== undefined) onChange(effects);
      }}
    >
      {dates === null ? t('change') : t('changeTo', { dates: dateSpan(dates.start_date, dates.end_date) })}
    </Button>
  );
}

interface DatesCalls {
  readonly reservationId: string;
  /** The dates to look at; null: none. */
  readonly dates: StayDates | null;
  readonly telling: Telling;
  readonly onChanged: () => void;
  readonly onNoted: () => void;
}

/** The preview of a change of dates, the change itself, and the note that a boat is late. */
function useDatesCalls({ reservationId, dates, telling, onChanged, onNoted }: DatesCalls) {
  const gesture = {
    type: 'DATES' as const,
    reservation_id: reservationId,
    start_date: dates?.start_date ?? '',
    end_date: dates?.end_date ?? '',
    ...toldBody(telling),
  };
  const preview = useLoad(
    planGestureCalls.planPreview,
    { gesture },
    { topics: [{ topic: 'occupancy' }, { topic: 'reservations' }], enabled: dates !== null },
  );
  const change = useSend(planGestureCalls.planChange, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }],
    onDone: onChanged,
    onRefused: () => void preview.refetch(),
  });
  const notice = useSend(trafficCalls.update, { topics: [{ topic: 'traffic' }], onDone: onNoted });
  return { gesture, preview, change, notice };
}
