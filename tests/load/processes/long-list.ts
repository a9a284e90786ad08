import * as z from 'zod';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import type { DocumentWrite, Filter, ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import { boaterList } from '../../../services/customers/projections/boater-list.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';

/** Lengthens a marina's list with copies of its reservations on other days; returns the resulting length. */
export function fillList(readModels: ReadModelStore, marina: string, length: number): Promise<number> {
  const filled = {
    of: { listed_for: marina },
    copied: (document: JsonObject, at: number) => moved(document, (at % 1500) - 750),
  };
  return fill(readModels, reservationList, filled, length);
}

/** Lengthens a marina's register with copies of its residents under other names; returns the resulting length. */
export function fillCustomers(readModels: ReadModelStore, marina: string, length: number): Promise<number> {
  return fill(readModels, boaterList, { of: { marina_id: marina }, copied: renamed }, length);
}

interface Filled {
  /** The documents that are copied and counted. */
  readonly of: Filter;
  /** The document as the copy number `at`. */
  readonly copied: (document: JsonObject, at: number, id: string) => JsonObject;
}

async function fill(
  readModels: ReadModelStore,
  { name, version, indexes }: Pick<typeof reservationList, 'name' | 'version' | 'indexes'>,
  { of, copied }: Filled,
  length: number,
): Promise<number> {
  const collection = await readModels.open({ name: `${name}@${version}`, indexes });
  const templates = await collection.find({ filter: of, limit: 2000 });
  let count = await collection.count(of);
  while (count < length) {
    const writes = templates.slice(0, Math.min(500, length - count)).map((template, index): DocumentWrite => {
      const { _id, _position, _revision, ...document } = template;
      const id = freshId();
      return { _id: id, position: _position, revision: _revision ?? 0, document: copied(document, count + index, id) };
    });
    await collection.write(writes);
    count += writes.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return count;
}

const named = { full_name: z.string(), boat_name: z.string(), email: z.string(), search: z.array(z.string()) };

function renamed(document: JsonObject, at: number, boater_id: string): JsonObject {
  const { full_name, boat_name, email, search } = z.looseObject(named).parse(document);
  return {
    ...document,
    boater_id,
    full_name: `${full_name} ${at}`,
    boat_name: `${boat_name} ${at}`,
    email: `${at}${email}`,
    search: search.map((text) => `${text} ${at}`),
  };
}

const dated = { start_date: z.string(), end_date: z.string(), updated_at: z.string() };

function moved(document: JsonObject, days: number): JsonObject {
  const { start_date, end_date, updated_at } = z.looseObject(dated).parse(document);
  return {
    ...document,
    start_date: addDays(start_date, days),
    end_date: addDays(end_date, days),
    updated_at: new Date(Date.parse(updated_at) + days * 86_400_000).toISOString(),
  };
}
