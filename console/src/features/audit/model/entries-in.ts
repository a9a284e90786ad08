import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

/** The entries of a signed file, in the order of the file. Its first and last line hold none. */
export function entriesIn<Entry extends AuditEntry>(text: string): Entry[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{"entry":'))
    .map((line) => (JSON.parse(line) as { entry: Entry }).entry);
}
