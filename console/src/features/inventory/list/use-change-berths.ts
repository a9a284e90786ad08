import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manyBerthsCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthChanges, StrandedStay } from '../../../../../contracts/berths/many-berths.js';
import type { Topic } from '../../../lib/api/topics.js';
import { call } from '../../../lib/api/client.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

export type Changes = BerthChanges | 'DELETE';

/** Berths to change together. */
export interface ChangeOfBerths {
  readonly ids: readonly string[];
  readonly changes: Changes;
}

/** A change that would put boats out of their berths; staff decide. */
export interface StrandingChange extends ChangeOfBerths {
  readonly stays: readonly StrandedStay[];
}

const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }];

/** Whether a change can put a boat out of its berth. */
export function mayStrand(changes: Changes): boolean {
  if (changes === 'DELETE' || changes.active === false) return true;
  const { max_loa, max_beam, max_draft, boat_types } = changes;
  return [max_loa, max_beam, max_draft, boat_types].some((change) => change !== undefined);
}

/**
 * Changes berths at once, with Undo. Before a change takes a berth from somebody, `stranding` holds whom, and `goOn`
 * makes it all the same.
 */
export function useChangeBerths({ onDone }: { onDone?: (change: ChangeOfBerths) => void } = {}) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [stranding, setStranding] = useState<StrandingChange | null>(null);
  const [underWay, setUnderWay] = useState<ChangeOfBerths | null>(null);
  const wrong = (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) });
  const undo = useSend(manyBerthsCalls.undoUpdateMany, {
    topics,
    onRefused: wrong,
    onDone: ({ changed }) => toast({ kind: 'done', text: t('undone', { count: changed }) }),
  });
  const update = useSend(manyBerthsCalls.updateMany, { topics, onRefused: wrong });

  const send = async (change: ChangeOfBerths, displace_visitors: boolean): Promise<boolean> => {
    setUnderWay(change);
    const answer = await update.send({ berth_ids: [...change.ids], changes: change.changes, displace_visitors });
    setUnderWay(null);
    if (answer === null) return false;
    const { batch_id, changed } = answer;
    const removed = change.changes === 'DELETE';
    toast({
      kind: 'done',
      text: t(removed ? 'removed' : 'changed', { count: changed }),
      action:
        batch_id === null || removed
          ? undefined
          : { label: t('actions:undo'), run: () => void undo.send({ batch_id }) },
    });
    setStranding(null);
    onDone?.(change);
    return true;
  };
  return {
    stranding,
    /** The change that is being saved, for showing it before the answer. */
    underWay,
    busy: update.isPending,
    /** Resolves to true once saved; false when refused, or when `stranding` waits for a decision. */
    change: async (change: ChangeOfBerths): Promise<boolean> => {
      if (mayStrand(change.changes)) {
        try {
          const body = { berth_ids: [...change.ids], changes: change.changes };
          const { items } = await call(manyBerthsCalls.checkUpdate, body);
          if (items.length > 0) {
            setStranding({ ...change, stays: items });
            return false;
          }
        } catch (error) {
          wrong(error);
          return false;
        }
      }
      return send(change, false);
    },
    goOn: () => (stranding === null ? Promise.resolve(false) : send(stranding, true)),
    letBe: () => setStranding(null),
  };
}
export type ChangingBerths = ReturnType<typeof useChangeBerths>;
