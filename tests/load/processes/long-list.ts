import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { BoaterDocument } from '../../../services/customers/projections/boater-document.js';
import { boaterList } from '../../../services/customers/projections/boater-list.js';
import { ReadModel } from '../../../services/platform/consuming/read-model.js';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import type { DocumentWrite, Filter, ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import {
  type ReservationListDocument,
  reservationList,
} from '../../../services/reservations/projections/reservation-list.js';

/** Lengthens a marina's list with copies of its reservations on other days; returns the resulting length. */
export function fillList(readModels: ReadModelStore, marina: string, length: number): Promise<number> {
  const filled: Filled<ReservationListDocument> = {
    of: { listed_for: marina },
    copied: (document, at) => moved(document, (at % 1500) - 750),
  };
  return fill(readModels, reservationList, filled, length);
}

/** Lengthens a marina's register with copies of its residents under other names; returns the resulting length. */
export function fillCustomers(readModels: ReadModelStore, marina: string, length: number): Promise<number> {
  const filled: Filled<BoaterDocument> = { of: { marina_id: marina }, copied: renamed };
  return fill(readModels, boaterList, filled, length);
}

/** Documents of the product's own type `D`. */
interface Filled<D extends object> {
  /** The documents that are copied and counted. */
  readonly of: Filter;
  /** The document as the copy number `at`. */
  readonly copied: (document: D, at: number, id: string) => D;
}

async function fill<D extends object>(
  readModels: ReadModelStore,
  { name, version, indexes }: Pick<typeof reservationList, 'name' | 'version' | 'indexes'>,
  { of, copied }: Filled<D>,
  length: number,
): Promise<number> {
  const collection = await readModels.open({ name: `${name}@${version}`, indexes });
  const templates = await new ReadModel<D>(() => collection).find({ filter: of, limit: 2000 });
  let count = await collection.count(of);
  while (count < length) {
    const writes = templates.slice(0, Math.min(500, length - count)).map((template, index): DocumentWrite => {
      const { _id, _position, _revision, ...document } = template;
      const id = freshId();
      const copy = copied(document as unknown as D, count + index, id) as JsonObject;
      return { _id: id, position: _position, revision: _revision ?? 0, document: copy };
    });
    await collection.write(writes);
    count += writes.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return count;
}

function renamed(document: BoaterDocument, at: number, boater_id: string): BoaterDocument {
  const { full_name, boat_name, email, search } = document;
  return {
    ...document,
    boater_id,
    full_name: `${full_name} ${at}`,
    boat_name: `${boat_name} ${at}`,
    email: `${at}${email}`,
    search: search.map((text) => `${text} ${at}`),
  };
}

function moved(document: ReservationListDocument, days: number): ReservationListDocument {
  const { start_date, end_date, updated_at } = document;
  return {
    ...document,
    start_date: addDays(start_date, days),
    end_date: addDays(end_date, days),
    updated_at: new Date(Date.parse(updated_at) + days * 86_400_000).toISOString(),
  };
}
