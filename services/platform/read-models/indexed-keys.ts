/** The keys of a document for the columns and the elements table of its indexed fields. */
import type { JsonObject } from '../event-store/event-store.js';
import { findValues } from './document-paths.js';
import type { FieldColumn } from './field-columns.js';
import { orderKey, type OrderKey } from './order-key.js';

export interface IndexedKeys {
  /** One key for each field, in order; null when the document has an array on the way. */
  columnKeys: (OrderKey | null)[];
  /** The distinct keys of fields with arrays; the list may be empty. */
  elements: { field: FieldColumn; keys: OrderKey[] }[];
}

export function indexedKeys(document: JsonObject, fields: readonly FieldColumn[]): IndexedKeys {
  const result: IndexedKeys = { columnKeys: [], elements: [] };
  for (const field of fields) {
    const { single, values } = findValues(document, field.components);
    if (single) {
      result.columnKeys.push(orderKey(values[0]));
    } else {
      result.columnKeys.push(null);
      result.elements.push({ field, keys: [...new Set(values.map(orderKey))] });
    }
  }
  return result;
}
