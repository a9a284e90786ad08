import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { availabilityCalls, berthCalls, berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { BerthValues } from '../model/berth-values.js';
import type { Holder } from './holder-field.js';
import type { BerthEditing } from './use-berth-editing.js';

/** A berth with this pier and number exists already. */
export const NUMBER_TAKEN = 'BERTH_NUMBER_TAKEN';

interface SaveOptions {
  readonly berthId: string | null;
  readonly editing: BerthEditing;
  /** Pier and number as typed. */
  readonly name: string;
  /** The boat that is to get the berth. */
  readonly holder: Holder | null;
  readonly onSaved: (id: string) => void;
}

/** Saves the form: the whole berth, or its note alone; then berths the boat that staff chose as its holder. */
export function useSaveBerth({ berthId, editing, name, holder, onSaved }: SaveOptions) {
  const { t } = useTranslation('inventory/berth');
  const toast = useToast();
  const problemWords = useProblemWords();
  const client = useQueryClient();
  const topics = [{ topic: 'berths' as const }, { topic: 'occupancy' as const }];
  const refused = (error: ApiError) => {
    // The berth as the colleague saved it shows what differs.
    if (error.stale) refreshConcerned(client, topics);
    if (error.stale || error.error_type === NUMBER_TAKEN) return;
    if (!editing.form.applyProblem(error)) toast({ kind: 'wrong', text: problemWords(error) });
  };
  const options = { topics, onRefused: refused };
  const create = useSend(berthCalls.createBerth, options);
  const update = useSend(berthCalls.updateBerth, { ...options, revision: () => editing.base?.revision });
  const note = useSend(berthInfoCalls.updateNote, options);
  const allocate = useSend(availabilityCalls.allocateVessel, options);
  const sends = [create, update, note, allocate];

  const store = (values: BerthValues, displace_visitors: boolean) => {
    if (berthId === null) return create.send({ berth: values });
    if (editing.mine.length === 1 && editing.mine[0] === 'notes') {
      return note.send({ berth_id: berthId, note: values.notes ?? '' });
    }
    return update.send({ berth: { id: berthId, ...values }, displace_visitors });
  };
  const save = async (values: BerthValues, displace_visitors = false): Promise<boolean> => {
    const receipt = await store(values, displace_visitors);
    if (receipt === null) return false;
    editing.saved(receipt.revision);
    toast({ kind: 'done', text: t(berthId === null ? 'berthAdded' : 'berthSaved', { berth: name }) });
    const id = berthId ?? receipt.id;
    // A refusal leaves the berth without its holder; the toast says why, and the form offers the search again.
    if (holder !== null && values.holder_type === 'RESIDENT') {
      await allocate.send({ berth_id: id, vessel_id: holder.vessel_id });
    }
    onSaved(id);
    return true;
  };
  const error = sends.map((send) => send.error).find((found) => found !== null) ?? null;
  return {
    save,
    busy: sends.some(({ isPending }) => isPending),
    /** "{pier}{number} already exists" (spec 3 §5), for the number's field. */
    taken: error?.error_type === NUMBER_TAKEN ? t('alreadyExists', { berth: name }) : null,
    stale: error !== null && error.stale ? error : null,
    forget: () => sends.forEach(({ reset }) => reset()),
  };
}
