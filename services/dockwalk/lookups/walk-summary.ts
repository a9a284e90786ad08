import type { WalkSummary } from '../../../contracts/dockwalk/walks.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { WalkDocument } from '../projections/walk-list.js';

/** @param berths of the marina now; a saved walk keeps those of its time */
export function summaryOf(document: Document<WalkDocument>, berths: number): WalkSummary {
  const { _id, status, started_at, started_by, saved_at, saved_by, checked, differs, open, conflicts } = document;
  const { names, walkers } = document;
  const person = (id: string) => ({ id, name: names[id] ?? null });
  return {
    session_id: _id,
    status,
    started_at,
    started_by: person(started_by),
    saved_at,
    saved_by: saved_by === null ? null : person(saved_by),
    berths: document.berths ?? berths,
    checked,
    differs,
    open,
    conflicts,
    walkers: walkers.map((walker) => ({ ...walker, name: names[walker.user_id] ?? null })),
  };
}
