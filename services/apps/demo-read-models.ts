import { SqliteReadModelStore } from '../platform/read-models/sqlite-read-model-store.js';

const DOCK = [
  'absences',
  'berths',
  'traffic',
  'resident-traffic',
  'dock-walks',
  'dock-walk-differences',
  'dock-walk-sightings',
];
const DESK = ['vessels', 'cards', 'marinas', 'deadlines', 'reservations', 'waiting-offers', 'customer-requests'];
const PEOPLE = [
  'boaters',
  'users',
  'messages',
  'message-templates',
  'notifications',
  'saved_views',
  'stopped-addresses',
];
const MONEY = ['money-rows', 'invoices', 'cash-days', 'pricing_versions'];
const LOYALTY = ['loyalty-members', 'loyalty-promotions', 'loyalty-gifts'];
const NEEDED = new Set([...DOCK, ...DESK, ...PEOPLE, ...MONEY, ...LOYALTY]);

/** Whether commands, policies or jobs of the demo read a read model; all others are built in another thread. */
export const readsInDemo = (name: string): boolean => NEEDED.has(name);

/** Written thousands of times and searched a few times: most of the time of a write is that of its indexes. */
const RARELY_SEARCHED = new Set(['boaters', 'reservations']);

/** A store in memory for the read models that the demo reads. Collections are named with a version, such as `boaters@1`. */
export function openDemoReadModels(): SqliteReadModelStore {
  return SqliteReadModelStore.inMemory((collection) => !RARELY_SEARCHED.has(collection.split('@', 1)[0] ?? ''));
}
