import { standingAnswer, type Walk } from './walk-state.js';

export interface PierOfMarina {
  readonly pier_id: string;
  readonly pier_name: string;
  readonly berth_ids: readonly string[];
}

/** Checked berths of a pier, and those with a difference that nobody has settled. An answer that was taken back after the pier was marked opens it again. */
export function progressOn({ pier_id, berth_ids }: PierOfMarina, { berths, differences, piers }: Walk) {
  const checked = berth_ids.filter((id) => standingAnswer(berths.get(id)) !== null).length;
  const open = [...differences.values()].filter(({ state }) => state === 'OPEN' || state === 'TO_DESK');
  const differing = new Set(open.map(({ berth_id }) => berth_id));
  const done = piers.get(pier_id);
  const reopened = berth_ids.some((id) => {
    const last = berths.get(id)?.taps.at(-1);
    return done !== undefined && last?.answer === 'TAKEN_BACK' && last.at > done;
  });
  return {
    checked,
    differs: berth_ids.filter((id) => differing.has(id)).length,
    complete: checked === berth_ids.length || (done !== undefined && !reopened),
  };
}
