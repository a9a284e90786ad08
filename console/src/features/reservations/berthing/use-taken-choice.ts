import { useEffect, useRef, useState } from 'react';
import { planCalls } from '../../../../../contracts/berths/plan-calls.js';
import type { ChosenBerth, StayDraft } from '../../../entities/berth/chosen-berth.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** A berth that was chosen here and not held, and that another stay has got since. */
interface TakenChoice {
  readonly berth_id: string;
  readonly name: string;
  readonly allocation_id: string | null;
}

/**
 * Follows the berth that staff chose: once a colleague gives it to another boat on the same nights, it is no longer
 * chosen. Returns the berth and the boat that has it now; null: nothing was taken.
 */
export function useTakenChoice(
  chosenBerthId: string | null,
  draft: StayDraft,
  onChoose: (berth: ChosenBerth | null) => void,
): { readonly berth: string; readonly boat: string | null } | null {
  const { choices } = useBerthPlan(draft, chosenBerthId !== null);
  const [taken, setTaken] = useState<TakenChoice | null>(null);
  /** The nights for which the chosen berth was free. */
  const free = useRef<string | null>(null);
  const { start_date, end_date } = draft;
  const nights = `${chosenBerthId} ${start_date} ${end_date}`;
  const choice = choices?.find(({ berth_id }) => berth_id === chosenBerthId);
  useEffect(() => {
    if (choice === undefined) return;
    const { berth_id, berth_name: name, removed_by } = choice;
    if (removed_by === null) {
      free.current = nights;
      setTaken(null);
    } else if (removed_by.rule === 'taken' && free.current === nights) {
      free.current = null;
      setTaken({ berth_id, name, allocation_id: removed_by.allocation_id ?? null });
      onChoose(null);
    }
  }, [choice, nights, onChoose]);
  const there = useLoad(
    planCalls.planBars,
    { start_date, end_date, berth_ids: [taken?.berth_id ?? ''] },
    { topics: [{ topic: 'occupancy' }], enabled: taken !== null },
  );
  if (taken === null) return null;
  const bar = there.data?.bars.find(({ allocation_id }) => allocation_id === taken.allocation_id);
  return { berth: taken.name, boat: bar?.boat.name ?? null };
}
