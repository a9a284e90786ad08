import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { availabilityCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { conflictTopics } from '../api/use-conflicts.js';

interface BerthWentToProps {
  readonly row: TrafficEventRow;
  readonly today: string;
  readonly onClose: () => void;
}

/** Confirms an arrival together with the berth that the boat went to. */
export function BerthWentTo({ row, today, onClose }: BerthWentToProps) {
  const { t } = useTranslation('activity');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { vessel, berth, reservation, conflict } = row;
  const boat = vessel.name === '' ? t('unnamedBoat') : vessel.name;
  const [chosen, setChosen] = useState<string | null>(null);
  const { length, beam, draft } = vessel;
  const nights = { start_date: today, end_date: reservation?.end_date ?? today };
  const choices = useLoad(
    availabilityCalls.listAvailableBerths,
    { ...nights, length, beam, draft, type: null },
    { topics: [{ topic: 'occupancy' }, { topic: 'berths' }] },
  );
  const confirm = useSend(trafficCalls.update, {
    topics: conflictTopics,
    onDone: () => {
      const label = choices.data?.items.find(({ berth_id }) => berth_id === chosen)?.berth_name ?? '';
      toast({ kind: 'done', text: t('confirmed_ARRIVAL', { boat, berth: label }) });
      onClose();
    },
  });
  const wordsOf = ({ berth_id, berth_name, available, removed_by }: BerthChoice): string => {
    if (berth_id === berth?.id) return t('itsOwnBerth', { berth: berth_name });
    if (available) return t('berthIsFree', { berth: berth_name });
    const taken = removed_by?.rule === 'taken' || removed_by?.rule === 'resident';
    return t(taken ? 'berthIsTaken' : 'berthNotFit', { berth: berth_name });
  };
  const byName = (one: BerthChoice, other: BerthChoice): number =>
    one.berth_name.localeCompare(other.berth_name, undefined, { numeric: true });
  const problem = confirm.error ?? choices.error;
  return (
    <FormDialog
      open
      title={t('wentToTitle', { boat })}
      dirty={chosen !== null}
      confirm={t('confirm_ARRIVAL')}
      busy={confirm.isPending}
      problem={problem === null ? null : problemWords(problem)}
      disabledReason={chosen === null ? t('berth') : null}
      onConfirm={() => {
        if (chosen === null) return;
        const { traffic_event_id } = row;
        void confirm.send({ traffic_event_id, action: 'CONFIRM', berth_id: chosen });
      }}
      onClose={onClose}
    >
      <p>
        {conflict === 'BERTH_OCCUPIED' && berth !== null ? t('wentToText', { berth: berth.label }) : t('wentToFree')}
      </p>
      <SelectInput
        label={t('berth')}
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
