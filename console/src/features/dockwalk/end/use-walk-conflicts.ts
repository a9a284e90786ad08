import { useState } from 'react';
import type { Conflict } from '../../../../../contracts/dockwalk/conflicts.js';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import type { ConflictChoice } from '../../../../../contracts/dockwalk/vocabulary.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';

export interface WalkConflicts {
  readonly items: readonly Conflict[];
  readonly choiceOf: (conflict: Conflict) => ConflictChoice;
  readonly choose: (conflict: Conflict, choice: ConflictChoice) => void;
  /** Sends the choice of one conflict. */
  readonly decide: (conflict: Conflict) => Promise<boolean>;
  readonly busy: boolean;
  readonly error: ApiError | null;
}

/** The conflicts of a walk that nobody decided yet, each with its safe choice until another one is made. */
export function useWalkConflicts(session_id: string): WalkConflicts {
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const { data } = useLoad(dockWalkCalls.conflicts, { session_id }, { topics: [{ topic: 'dockwalk' }] });
  const { send, isPending, error } = useSend(dockWalkCalls.decide, { topics: [{ topic: 'dockwalk' }] });
  const choiceOf = (conflict: Conflict): ConflictChoice => choices.get(conflict.conflict_id) ?? conflict.safe;
  return {
    items: data?.items ?? [],
    choiceOf,
    choose: ({ conflict_id }, choice) => setChoices(new Map([...choices, [conflict_id, choice]])),
    decide: async (conflict) => {
      const { conflict_id } = conflict;
      return (await send({ session_id, conflict_id, choice: choiceOf(conflict) })) !== null;
    },
    busy: isPending,
    error,
  };
}
