import type { AuditFilter } from '../../../contracts/audit/call-schemas.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { startOfDate } from '../../platform/clock/clock.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { FieldCondition, Filter } from '../../platform/read-models/read-model-store.js';
import type { AuditViews } from '../../platform/audit-trail/audit-views.js';
import { type AuditDocument, recordKey } from '../projections/audit-index.js';

/** Upper bound of one person's records in one marina. */
const MOST_RECORDS = 2000;

/** The read model's filter for a search in one marina. `timeZone` is the zone of the marina's calendar dates. */
export async function auditFilterOf(
  index: ReadModel<AuditDocument>,
  { marinaId, timeZone, views }: { marinaId: string; timeZone: string; views: AuditViews },
  filter: AuditFilter,
): Promise<Filter> {
  const { kind, id, person, actor_kind, correlation_id } = filter;
  const event_types = eventTypesOf(filter, views);
  const kinds = [...new Set(views.all().map((view) => view.kind))];
  const recorded = daysToInstants(filter, timeZone);
  return {
    marina_id: marinaId,
    ...(kind === undefined || id !== undefined ? {} : { kind }),
    ...(id === undefined ? {} : { records: recordOf(id, kind, kinds) }),
    ...(recorded === null ? {} : { recorded_at: recorded }),
    ...(actor_kind === undefined ? {} : { actor_kind }),
    ...(event_types === undefined ? {} : { event_type: { $in: event_types } }),
    ...(correlation_id === undefined ? {} : { correlation_id }),
    ...(person === undefined ? {} : { $or: await ofPerson(index, marinaId, person) }),
  };
}

/** The event types to find; undefined: all. Requested types must belong to the requested kinds of change. */
function eventTypesOf({ event_types, changes }: AuditFilter, views: AuditViews): string[] | undefined {
  if (changes === undefined) return event_types;
  const ofKinds = views.typesOf(changes);
  return event_types === undefined ? ofKinds : ofKinds.filter((type) => event_types.includes(type));
}

function recordOf(id: string, kind: string | undefined, kinds: readonly string[]): FieldCondition | string {
  return kind === undefined ? { $in: kinds.map((one) => recordKey({ kind: one, id })) } : recordKey({ kind, id });
}

/** Matches what the person did, what is about the person, and everything in the person's records. */
async function ofPerson(index: ReadModel<AuditDocument>, marinaId: string, person: string): Promise<Filter[]> {
  const owned = await index.find({ filter: { marina_id: marinaId, owner: person }, limit: MOST_RECORDS });
  const streams = [...new Set(owned.map(({ stream }) => stream))];
  return [{ actor_id: person }, { people: person }, { stream: { $in: streams } }];
}

/** Half-open: from the first instant of the first day up to the first instant after the last day. */
function daysToInstants({ day, from, to }: AuditFilter, timeZone: string): FieldCondition | null {
  const starts = [day, from].filter((date) => date !== undefined).sort();
  const ends = [day, to].filter((date) => date !== undefined).sort();
  const first = starts.at(-1);
  const last = ends[0];
  if (first === undefined && last === undefined) return null;
  return {
    ...(first === undefined ? {} : { $gte: startOfDate(first, timeZone) }),
    ...(last === undefined ? {} : { $lt: startOfDate(addDays(last, 1), timeZone) }),
  };
}
