import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { ShownEntry } from './shown-entry.js';

type Change = AuditEntry['changes'][number];

/** One line of the export: one change of an entry. An entry that has no changes is one line too. */
export interface ExportRow {
  readonly entry: ShownEntry;
  readonly change: Change | null;
}

export function exportRows(entries: readonly ShownEntry[]): ExportRow[] {
  return entries.flatMap((entry): ExportRow[] =>
    entry.changes.length === 0 ? [{ entry, change: null }] : entry.changes.map((change) => ({ entry, change })),
  );
}
