import type { HarbourMap, MapBoat } from '../../../../../contracts/berths/harbour-map.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { MapView } from './map-address.js';

/** How a boat is coloured. */
export const looks = ['resident', 'visitor', 'expected', 'leaving', 'overdue', 'soon', 'quiet'] as const;
export type Look = (typeof looks)[number];

/** Boats that leave within this many days are shown as leaving soon. */
const SOON = 3;

/** The look of a boat. @param date the date that the map shows */
export function lookOf(boat: MapBoat, view: MapView, date: string): Look {
  if (view === 'fit') return 'quiet';
  if (boat.phase === 'OVERDUE') return 'overdue';
  if (view === 'leaving') {
    if (boat.leaves === null) return 'quiet';
    const days = nightsBetween(date, boat.leaves);
    if (days <= 0) return 'leaving';
    return days <= SOON ? 'soon' : 'quiet';
  }
  if (boat.phase === 'LEAVING') return 'leaving';
  if (boat.phase === 'EXPECTED') return 'expected';
  return boat.holder === 'RESIDENT' ? 'resident' : 'visitor';
}

/**
 * The boat that is drawn in each berth, by berth. A boat that leaves on the date is drawn while its berth has no other
 * for the night, or as long as the next one has not arrived and departures are shown.
 */
export function boatsByBerth(boats: readonly MapBoat[], view: MapView): ReadonlyMap<string, MapBoat> {
  const drawn = new Map<string, MapBoat>();
  const put = (boat: MapBoat, over: boolean): void => {
    for (const id of [boat.berth_id, ...boat.extends_over]) if (over || !drawn.has(id)) drawn.set(id, boat);
  };
  for (const boat of boats) if (boat.phase !== 'LEAVING' && boat.phase !== 'OVERDUE') put(boat, true);
  for (const boat of boats) {
    if (boat.phase === 'LEAVING') put(boat, view === 'leaving' && drawn.get(boat.berth_id)?.phase !== 'IN');
  }
  // A boat that is still there lies where another one is expected.
  for (const boat of boats) if (boat.phase === 'OVERDUE') put(boat, drawn.get(boat.berth_id)?.phase !== 'IN');
  return drawn;
}

/** Berths and boats whose name contains the text; empty without a text. */
export function foundBerths(
  { berths, piers, boats }: Pick<HarbourMap, 'berths' | 'piers' | 'boats'>,
  text: string,
): ReadonlySet<string> {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return new Set();
  const pierNames = new Map(piers.map(({ id, name }) => [id, name]));
  const named = berths.filter(({ pier_id, number, lettered }) =>
    berthName(pierNames.get(pier_id) ?? '', number, lettered)
      .toLowerCase()
      .startsWith(wanted),
  );
  const carrying = boats.filter(({ name }) => name?.toLowerCase().includes(wanted) === true);
  return new Set([...carrying.map(({ berth_id }) => berth_id), ...named.map(({ id }) => id)]);
}
