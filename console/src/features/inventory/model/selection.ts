/** The berths that staff have ticked. `anchor` is the last one ticked alone, from which Shift selects a run. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/** Ticks or unticks one berth. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds the run from the anchor to a berth, both included, in the order of the list. */
export function withRun(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  const run = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...run]), anchor: selection.anchor };
}

/** Ticks or unticks several berths at once: a pier, or all that the filter shows. */
export function withAll({ ids, anchor }: Selection, all: readonly string[], on: boolean): Selection {
  const next = new Set(ids);
  for (const id of all) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor };
}
