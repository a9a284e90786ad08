import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls, berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthMinimums } from '../../../../../contracts/berths/rules/boat-fit.js';
import { type BelowMinimum, minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { minimumOfRefusal } from '../../../entities/berth/minimum-of-refusal.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { BerthValues } from '../model/berth-values.js';
import type { ChosenHolder } from './holder-field.js';
import type { BerthEditing } from './use-berth-editing.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

/** A berth with this pier and number exists already. */
export const NUMBER_TAKEN = 'BERTH_NUMBER_TAKEN';

interface SaveOptions {
  readonly berthId: string | null;
  readonly editing: BerthEditing;
  /** Pier and number as typed. */
  readonly name: string;
  /** The boat that is to get the berth. */
  readonly holder: ChosenHolder | null;
  readonly onSaved: (id: string) => void;
}

/** A boat that is below a minimum: staff answer before the form is saved, or after it if only the server knew. */
type Asked = { readonly below: BelowMinimum } & (
  { readonly values: BerthValues; readonly displace_visitors: boolean } | { readonly berth_id: string }
);

/** Saves what changed in the form, the whole berth or its note alone; then berths the boat that staff chose as its holder. */
export function useSaveBerth({ berthId, editing, name, holder, onSaved }: SaveOptions) {
  const { t } = useTranslation('inventory/berth');
  const toast = useToast();
  const problemWords = useProblemWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Whether this save has stored the form, so that the berth is saved even if the boat does not get it. */
  const stored = useRef(false);
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
  const allocate = useSend(availabilityCalls.allocateVessel, {
    topics,
    onRefused: (error, { berth_id }) => {
      const below = minimumOfRefusal(error);
      if (below === null) {
        // The toast says why the boat does not get the berth.
        refused(error);
        withoutHolder(berth_id);
      } else setAsked({ below, berth_id });
    },
  });
  const sends = [create, update, note, allocate];

  const finish = (id: string) => {
    setAsked(null);
    onSaved(id);
  };
  /** A form that is stored offers the search again; otherwise the chosen boat is all that it has, and stays. */
  const withoutHolder = (id: string) => {
    if (stored.current) finish(id);
    else setAsked(null);
  };
  const announce = () =>
    toast({ kind: 'done', text: t(berthId === null ? 'berthAdded' : 'berthSaved', { berth: name }) });
  const store = (values: BerthValues, displace_visitors: boolean) => {
    if (berthId === null) return create.send({ berth: values });
    if (editing.mine.length === 1 && editing.mine[0] === 'notes') {
      return note.send({ berth_id: berthId, note: values.notes ?? '' });
    }
    return update.send({ berth: { id: berthId, ...values }, displace_visitors });
  };
  const give = async (berth_id: string, { vessel_id }: ChosenHolder, confirm_min_length: boolean): Promise<void> => {
    const given = await allocate.send({ berth_id, vessel_id, confirm_min_length });
    if (given === null) return;
    if (!stored.current) announce();
    finish(berth_id);
  };
  const save = async (values: BerthValues, displace_visitors = false, confirmed = false): Promise<void> => {
    const given = values.holder_type === 'RESIDENT' ? holder : null;
    const below = given === null ? null : minimumAbove(minimumsIn(values), given.boat);
    if (below !== null && !confirmed) {
      setAsked({ below, values, displace_visitors });
      return;
    }
    setAsked(null);
    stored.current = false;
    if (berthId !== null && given !== null && editing.mine.length === 0) return give(berthId, given, confirmed);
    const receipt = await store(values, displace_visitors);
    if (receipt === null) return;
    stored.current = true;
    editing.saved(receipt.revision);
    announce();
    const id = berthId ?? receipt.id;
    if (given === null) finish(id);
    else await give(id, given, confirmed);
  };
  const error = sends.map((send) => send.error).find((found) => found !== null) ?? null;
  return {
    save,
    busy: sends.some(({ isPending }) => isPending),
    /** A minimum of the berth that the chosen boat is below, until staff confirm it or choose another boat. */
    below: asked?.below ?? null,
    confirmBelow: async () => {
      if (asked === null) return;
      if ('values' in asked) await save(asked.values, asked.displace_visitors, true);
      else if (holder !== null) await give(asked.berth_id, holder, true);
    },
    dismissBelow: () => {
      if (asked !== null && 'berth_id' in asked) withoutHolder(asked.berth_id);
      else setAsked(null);
    },
    /** "{pier}{number} already exists" (spec 3 §5), for the number's field. */
    taken: error?.error_type === NUMBER_TAKEN ? t('alreadyExists', { berth: name }) : null,
    stale: error !== null && error.stale ? error : null,
    forget: () => sends.forEach(({ reset }) => reset()),
  };
}

const minimumsIn = ({ min_length = null, min_beam = null, min_draft = null }: BerthValues): BerthMinimums => ({
  min_length,
  min_beam,
  min_draft,
});
