import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import type { AuditDocument } from '../projections/audit-index.js';

export type IndexEntry = Document<AuditDocument>;

export interface Cause {
  readonly kind: 'command' | 'event';
  /** The entry that caused it; null: its own request, or an event outside this history. */
  readonly entry: IndexEntry | null;
  /** Whether it came from a request of its own. */
  readonly direct: boolean;
}

/**
 * The causes of entries by the entries' ids: the event that a policy reacted to, the command that this one was part of,
 * or the request itself.
 */
export async function causesOf(
  index: ReadModel<AuditDocument>,
  marina_id: string,
  entries: readonly IndexEntry[],
): Promise<Map<string, Cause>> {
  const indirect = entries.filter((entry) => entry.causation_id !== entry.command_id);
  const wanted = [...new Set(indirect.map((entry) => entry.causation_id))];
  const events = new Map((wanted.length === 0 ? [] : await index.getMany(wanted)).map((found) => [found._id, found]));
  const commands = await entriesOfCommands(
    index,
    marina_id,
    wanted.filter((id) => !events.has(id)),
  );
  return new Map(
    entries.map((entry): [string, Cause] => {
      if (entry.causation_id === entry.command_id) return [entry._id, { kind: 'command', entry: null, direct: true }];
      const event = events.get(entry.causation_id);
      // Another marina's entries must not be shown.
      if (event?.marina_id === marina_id) return [entry._id, { kind: 'event', entry: event, direct: false }];
      const ofCommand = commands.get(entry.causation_id) ?? null;
      const kind = ofCommand === null ? 'event' : 'command';
      return [entry._id, { kind, entry: ofCommand, direct: false }];
    }),
  );
}

/** The first entry of each command. */
async function entriesOfCommands(
  index: ReadModel<AuditDocument>,
  marina_id: string,
  commands: readonly string[],
): Promise<Map<string, IndexEntry>> {
  if (commands.length === 0) return new Map();
  const found = await index.find({
    filter: { command_id: { $in: [...commands] }, marina_id },
    sort: [['position', -1]],
    limit: 500,
  });
  return new Map(found.map((entry) => [entry.command_id, entry]));
}
