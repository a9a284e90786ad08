import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthChoice } from '../../../../contracts/berths/matches.js';
import { trafficCalls } from '../../../../contracts/traffic/calls.js';
import { partsOfTrafficEventId } from '../../../../contracts/traffic/rules/traffic-event-id.js';
import type { TrafficEventRow } from '../../../../contracts/traffic/traffic.js';
import { addDays } from '../../../../contracts/vocabulary/dates.js';
import { useSeenThereWords } from '../berth/use-seen-there-words.js';
import { useRefusalText } from '../reservation/use-refusal-text.js';
import type { Topic } from '../../lib/api/topics.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { type BerthTakenBy, takenBy } from './berth-taken.js';
import { availabilityCalls } from '../../../../contracts/berths/availability-calls.js';

/** The data that a confirmed arrival changes, directly or through the plan. */
const CHANGED: readonly Topic[] = [
  { topic: 'traffic' },
  { topic: 'reservations' },
  { topic: 'occupancy' },
  { topic: 'berths' },
  { topic: 'conflicts' },
  { topic: 'dockwalk' },
];

/** An arrival and its stay, as the dialog shows them. */
export interface ArrivalShown extends Pick<TrafficEventRow, 'traffic_event_id' | 'conflict'> {
  readonly vessel: Pick<TrafficEventRow['vessel'], 'name' | 'length' | 'beam' | 'draft'>;
  readonly berth: Pick<NonNullable<TrafficEventRow['berth']>, 'id' | 'label'> | null;
  readonly reservation: { readonly end_date: string } | null;
}

interface BerthWentToProps {
  readonly row: ArrivalShown;
  /** The boat that is recorded as present in its berth; null: none is known. */
  readonly taken: BerthTakenBy | null;
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/**
 * Confirms an arrival together with the berth that the boat went to. Where another boat is recorded as present in it,
 * the dialog names that boat, and a second click confirms that both lie there.
 */
export function BerthWentTo({ row, taken: known, today, onClose, onDone }: BerthWentToProps) {
  const { t } = useTranslation('entities/arrival');
  const toast = useToast();
  const { vessel, berth, reservation, conflict } = row;
  const { record_id: stay_id } = partsOfTrafficEventId(row.traffic_event_id);
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const [chosen, setChosen] = useState<string | null>(null);
  const [taken, setTaken] = useState(known);
  const { dateLong } = useFormats();
  const { length, beam, draft } = vessel;
  // The boat is there tonight, even if its stay is over.
  const tomorrow = addDays(today, 1);
  const last = reservation?.end_date ?? tomorrow;
  const nights = { start_date: today, end_date: last > tomorrow ? last : tomorrow };
  const seenThereWords = useSeenThereWords();
  const choices = useLoad(
    availabilityCalls.listAvailableBerths,
    { ...nights, length, beam, draft, type: null },
    { topics: [{ topic: 'occupancy' }, { topic: 'berths' }] },
  );
  const confirm = useSend(trafficCalls.update, {
    topics: CHANGED,
    onDone: () => {
      const label = choices.data?.items.find(({ berth_id }) => berth_id === chosen)?.berth_name ?? '';
      toast({ kind: 'done', text: t('confirmed', { boat, berth: label }) });
      onDone?.();
      onClose();
    },
    onRefused: (error) => setTaken((before) => takenBy(error) ?? before),
  });
  const shares = taken !== null && taken.berth_id === chosen;
  const wordsOf = ({ berth_id, berth_name, available, removed_by, still_there }: BerthChoice): string => {
    if (berth_id === berth?.id) return t('itsOwnBerth', { berth: berth_name });
    if (available && still_there?.seen !== undefined) {
      return t('berthSeenTaken', { berth: berth_name, seen: seenThereWords(still_there.boat_name, still_there.seen) });
    }
    if (available && still_there !== undefined) {
      return t('berthStillTaken', { berth: berth_name, boat: still_there.boat_name ?? t('trade:unnamedBoat') });
    }
    if (available) return t('berthIsFree', { berth: berth_name });
    const held = removed_by?.rule === 'taken' || removed_by?.rule === 'resident';
    return t(held ? 'berthIsTaken' : 'berthNotFit', { berth: berth_name });
  };
  const byName = (one: BerthChoice, other: BerthChoice): number =>
    one.berth_name.localeCompare(other.berth_name, undefined, { numeric: true });
  const refused = confirm.error === null || takenBy(confirm.error) !== null ? null : confirm.error;
  const problem = useRefusalText(reservation === null ? null : stay_id, refused ?? choices.error);
  const reason = (): string => {
    if (taken !== null) {
      const words = { berth: taken.berth, boat: taken.boat ?? t('trade:unnamedBoat') };
      const recorded =
        taken.end_date === null
          ? t('holderRecorded', words)
          : t('stillRecorded', { ...words, day: dateLong(taken.end_date) });
      return `${recorded} ${t('wentToFree')}`;
    }
    return conflict === 'BERTH_OCCUPIED' && berth !== null ? t('wentToText', { berth: berth.label }) : t('wentToFree');
  };
  return (
    <FormDialog
      open
      title={t('wentToTitle', { boat })}
      dirty={chosen !== null}
      confirm={t(shares ? 'confirmShared' : 'confirm')}
      busy={confirm.isPending}
      problem={problem}
      disabledReason={chosen === null ? t('trade:berth') : null}
      onConfirm={() => {
        if (chosen === null) return;
        const { traffic_event_id } = row;
        const both = shares ? { berth_shared: true } : {};
        void confirm.send({ traffic_event_id, action: 'CONFIRM', berth_id: chosen, ...both });
      }}
      onClose={onClose}
    >
      <p role="status">{reason()}</p>
      <SelectInput
        label={t('trade:berth')}
        value={chosen}
        placeholder=""
        options={[...(choices.data?.items ?? [])]
          .sort(byName)
          .map((choice) => ({ value: choice.berth_id, label: wordsOf(choice) }))}
        onChange={(value) => setChosen(value ?? null)}
      />
    </FormDialog>
  );
}
