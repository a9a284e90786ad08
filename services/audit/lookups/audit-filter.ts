import type { AuditFilter } from '../../../contracts/audit/filter.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { AuditViews } from '../../platform/audit-trail/audit-views.js';
import { startOfDate } from '../../platform/clock/clock.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { FieldCondition, Filter } from '../../platform/read-models/read-model-store.js';
import { type AuditDocument, recordKey } from '../projections/audit-index.js';

/** Upper bound of one person's records. */
const MOST_RECORDS = 2000;

/** A marina and the zone of its calendar dates. */
export interface MarinaZone {
  readonly id: string;
  readonly time_zone: string;
}

interface Searched {
  readonly index: ReadModel<AuditDocument>;
  readonly views: AuditViews;
}

/** The read model's filter for a search in one marina. */
export async function auditFilterOf(searched: Searched, marina: MarinaZone, filter: AuditFilter): Promise<Filter> {
  const recorded = daysToInstants(filter, marina.time_zone);
  return {
    marina_id: marina.id,
    ...(recorded === null ? {} : { recorded_at: recorded }),
    ...(await conditionsOf(searched, filter, [marina.id])),
  };
}

/** The filter for a search in several marinas; days are those of each. `all`: every marina of the installation is among them. */
export async function manyMarinasFilter(
  searched: Searched,
  { marinas, all }: { readonly marinas: readonly MarinaZone[]; readonly all: boolean },
  filter: AuditFilter,
): Promise<Filter> {
  const ids = marinas.map(({ id }) => id);
  const conditions = await conditionsOf(searched, filter, all ? null : ids);
  if (daysToInstants(filter, 'UTC') === null || ids.length === 0)
    return all ? conditions : { marina_id: { $in: ids }, ...conditions };
  const ofZones = [...Map.groupBy(marinas, ({ time_zone }) => time_zone)].map(([zone, inZone]): Filter => ({
    marina_id: { $in: inZone.map(({ id }) => id) },
    recorded_at: daysToInstants(filter, zone) ?? {},
  }));
  const [only] = ofZones;
  if (only !== undefined && ofZones.length === 1) return { ...only, ...conditions };
  return { $and: [{ $or: ofZones }, ...(Object.keys(conditions).length === 0 ? [] : [conditions])] };
}

/** All conditions but those on marina and time. `marinaIds` null: any marina. */
async function conditionsOf(
  { index, views }: Searched,
  filter: AuditFilter,
  marinaIds: readonly string[] | null,
): Promise<Filter> {
  const { kind, id, person, actor_kind, correlation_id } = filter;
  const event_types = eventTypesOf(filter, views);
  const kinds = [...new Set(views.all().map((view) => view.kind))];
  return {
    ...(kind === undefined || id !== undefined ? {} : { kind }),
    ...(id === undefined ? {} : { records: recordOf(id, kind, kinds) }),
    ...(actor_kind === undefined ? {} : { actor_kind }),
    ...(event_types === undefined ? {} : { event_type: { $in: event_types } }),
    ...(correlation_id === undefined ? {} : { correlation_id }),
    ...(person === undefined ? {} : { $or: await ofPerson(index, marinaIds, person) }),
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
async function ofPerson(
  index: ReadModel<AuditDocument>,
  marinaIds: readonly string[] | null,
  person: string,
): Promise<Filter[]> {
  const of: Filter = marinaIds === null ? {} : { marina_id: { $in: [...marinaIds] } };
  const owned = await index.find({ filter: { ...of, owner: person }, limit: MOST_RECORDS });
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
