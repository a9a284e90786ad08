import * as z from 'zod';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import type { DocumentWrite, ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';

/** Lengthens a marina's list with copies of its reservations on other days; returns the resulting length. */
export async function fillList(readModels: ReadModelStore, marina: string, length: number): Promise<number> {
  const { name, version, indexes } = reservationList;
  const collection = await readModels.open({ name: `${name}@${version}`, indexes });
  const templates = await collection.find({ filter: { listed_for: marina }, limit: 2000 });
  let count = await collection.count({ listed_for: marina });
  while (count < length) {
    const writes = templates.slice(0, Math.min(500, length - count)).map((template, index): DocumentWrite => {
      const { _id, _position, _revision, ...document } = template;
      const days = ((count + index) % 1500) - 750;
      return {
        _id: freshId(),
        position: _position,
        revision: _revision ?? 0,
        document: moved(document, days),
      };
    });
    await collection.write(writes);
    count += writes.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return count;
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
