import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';

/** A boat that is larger than the berth that a change would give it. */
export interface Misfit {
  readonly boat: PlanEffects['stays'][number]['boat'];
  readonly berthId: string;
  readonly berth: string;
  /** By which measure, and by how many metres. */
  readonly measure: 'length' | 'beam' | 'draft';
  readonly by: number;
}

/** Every boat of a refused change that does not fit, with the first measure that is too large. */
export function misfitsOf({ refusal, stays }: Pick<PlanEffects, 'refusal' | 'stays'>): Misfit[] {
  if (refusal === null) return [];
  return stays.flatMap(({ boat, before, after }) => {
    const small = after.find(
      ({ berth_id, spare_loa, spare_beam, spare_draft }) =>
        Math.min(spare_loa, spare_beam, spare_draft) < 0 && !before.some((one) => one.berth_id === berth_id),
    );
    if (small === undefined) return [];
    const { berth_id: berthId, berth_name: berth, spare_loa, spare_beam, spare_draft } = small;
    const spare = { length: spare_loa, beam: spare_beam, draft: spare_draft };
    const measure = spare_loa < 0 ? 'length' : spare_beam < 0 ? 'beam' : 'draft';
    return [{ boat, berthId, berth, measure, by: -spare[measure] }];
  });
}
