import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { type BulkDraft, type BulkMove, sendMove, type TickedRow } from './bulk-move.js';

/** What became of one reservation. */
export interface BulkOutcome {
  readonly row: TickedRow;
  /** Null: it was done. */
  readonly error: unknown;
}

/**
 * Does a move with one reservation after the other and keeps the answer of each. Each has a key of its own, which trying
 * again reuses, so that what was done without an answer is not done twice.
 */
export function useBulkRun(move: BulkMove) {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [busy, setBusy] = useState(false);

  const run = async (rows: readonly TickedRow[], draft: BulkDraft) => {
    setBusy(true);
    const answered = outcomes.filter(({ row }) => !rows.some(({ id }) => id === row.id));
    for (const row of rows) {
      const sent = JSON.stringify([row.id, row.revision, draft]);
      const key = keys.current.get(sent) ?? crypto.randomUUID();
      keys.current.set(sent, key);
      try {
        await sendMove(move, row, draft, key);
        answered.push({ row, error: null });
      } catch (error) {
        answered.push({ row, error });
      }
      setOutcomes([...answered]);
    }
    setBusy(false);
    refreshConcerned(client, [{ topic: 'reservations' }, { topic: 'messages' }]);
  };
  return { run, outcomes, busy };
}
