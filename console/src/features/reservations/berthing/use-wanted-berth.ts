import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import type { ChosenBerth, StayDraft } from '../../../entities/berth/chosen-berth.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import { useLoad } from '../../../lib/api/use-load.js';

export interface WantedBerth {
  /** The berth's name, which is known before dates and sizes are; null until it is read. */
  readonly name: string | null;
  /** The berth with the reason against it; undefined until dates and sizes are there and the plan has answered. */
  readonly choice: BerthChoice | undefined;
  /** The berth as the booking takes it; null while it is not known to be free and to fit. */
  readonly chosen: ChosenBerth | null;
}

/** The berth that a new stay was begun with on the plan or the map, and whether the boat in the form can lie there. */
export function useWantedBerth(berth_id: string | null, draft: StayDraft): WantedBerth | null {
  const { choices, waits } = useBerthPlan(draft, berth_id !== null);
  const berth = useLoad(
    berthCalls.getBerth,
    { berth_id: berth_id ?? '' },
    { topics: [{ topic: 'berths' }], enabled: berth_id !== null },
  );
  if (berth_id === null) return null;
  const choice = waits ? undefined : choices?.find((each) => each.berth_id === berth_id);
  const fits = choice !== undefined && choice.removed_by === null;
  const name = berth.data?.name ?? null;
  return { name, choice, chosen: fits ? { berth_id, name: choice.berth_name, confirm_min_length: false } : null };
}
