import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

type Change = AuditEntry['changes'][number];

/** One line of the export: one change of an entry. An entry that has no changes is one line too. */
export interface ExportRow {
  readonly entry: AuditEntry;
  readonly change: Change | null;
}

export function exportRows(entries: readonly AuditEntry[]): ExportRow[] {
  return entries.flatMap((entry): ExportRow[] =>
    entry.changes.length === 0 ? [{ entry, change: null }] : entry.changes.map((change) => ({ entry, change })),
  );
}
