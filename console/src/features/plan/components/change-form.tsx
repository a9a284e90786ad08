import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { differs } from '../../../lib/forms/differs.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { type ChartBar, isMovable, OPEN_END, overlaps } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import { changeAsked, type ChangeKind } from '../model/form-change.js';
import type { Asked } from '../model/gesture.js';
import { useBarWords } from './use-bar-words.js';

interface ChangeFormProps {
  readonly bar: ChartBar;
  readonly kind: ChangeKind;
  readonly data: ChartData;
  /** The known bars of the stay. */
  readonly segments: readonly ChartBar[];
  readonly onAsk: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** A gesture of the chart as a form: for keyboards, screen readers, and phones. It leads to the same preview. */
export function ChangeForm({ bar, kind, data, segments, onAsk, onClose }: ChangeFormProps) {
  const { t } = useTranslation('plan');
  const words = useBarWords();
  const ofResident = bar.kind === 'RESIDENT';
  const others = [
    ...new Map(
      [...data.index.byId.values()]
        .filter((other) => swappable(bar, other))
        // A resident's bar is cut where the boat is away.
        .map((other) => [other.reservationId ?? other.allocationId, other]),
    ).values(),
  ];
  const berths = [...data.berths.values()].filter(({ id, active }) => active && id !== bar.berthId);
  const firstSplit = bar.movesFrom > bar.start ? bar.movesFrom : addDays(bar.start, 1);
  const [before] = useState({
    berthId: '',
    otherId: '',
    from: firstSplit,
    dates: { start: bar.stayStart, end: bar.stayEnd === OPEN_END ? '' : bar.stayEnd },
  });
  const [berthId, setBerthId] = useState(before.berthId);
  const [otherId, setOtherId] = useState(before.otherId);
  const [from, setFrom] = useState<string | null>(before.from);
  const [dates, setDates] = useState(before.dates);
  const other = others.find(({ id }) => id === otherId) ?? null;
  const asked = changeAsked(bar, kind, { berthId, other, from: from ?? '', dates }, segments);

  return (
    <FormDialog
      open
      title={t(`form_${kind}`, { boat: words.boat(bar) })}
      dirty={differs<object>({ berthId, otherId, from, dates }, before)}
      confirm={t('formPreview')}
      disabledReason={asked === null ? t(`formMissing_${kind}`) : null}
      onConfirm={() => {
        if (asked !== null) onAsk(asked);
      }}
      onClose={onClose}
    >
      {kind === 'split' && (
        <DateInput
          label={t('formFrom')}
          value={from}
          min={firstSplit}
          max={addDays(bar.end, -1)}
          onChange={(day) => setFrom(day ?? null)}
        />
      )}
      {(kind === 'move' || kind === 'split') && (
        <SelectInput
          label={t('trade:berth')}
          value={berthId}
          placeholder={t('actions:choose')}
          options={berths.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => setBerthId(value ?? '')}
        />
      )}
      {kind === 'dates' && (
        <DateRangeInput
          label={t('trade:stay')}
          startField={{ label: t(ofResident ? 'formHeldFrom' : 'trade:arrival') }}
          endField={{ label: t(ofResident ? 'formHeldUntil' : 'trade:departure') }}
          value={{ start: dates.start === '' ? null : dates.start, end: dates.end === '' ? null : dates.end }}
          onChange={(range) => setDates({ start: range.start ?? '', end: range.end ?? '' })}
        />
      )}
      {kind === 'swap' && (
        <SelectInput
          label={t('formOther')}
          value={otherId}
          placeholder={t('actions:choose')}
          options={others.map((other) => ({
            value: other.id,
            label: words.name(other, data.berths.get(other.berthId)?.name ?? ''),
          }))}
          onChange={(value) => setOtherId(value ?? '')}
        />
      )}
    </FormDialog>
  );
}

/** Stays that share a night with the bar, on other berths. */
function swappable(bar: ChartBar, other: ChartBar): boolean {
  if (other.kind !== bar.kind || !isMovable(other) || other.berthId === bar.berthId) return false;
  return other.allocationId !== bar.allocationId && overlaps(bar, other);
}
