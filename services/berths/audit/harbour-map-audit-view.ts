import { berthRows, pierSides } from '../../../contracts/berths/vocabulary.js';
import { type AuditValue, flag, metres, record, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { HarbourMapEvent } from '../domain/harbour-map-events.js';

const fields = [
  'map_pier',
  'map_east',
  'map_south',
  'map_heading',
  'map_rows',
  'map_first_side',
  'map_from_head',
  'map_shores',
  'map_north',
] as const;
type Field = (typeof fields)[number];

/** How the history view shows the arranging of the map. Each placed pier has the entry in its own history. */
export const harbourMapAuditView: ExplainedView<HarbourMapEvent, Field> = {
  kind: 'pier',
  events: { PierPlaced: 'inventory', PierReturned: 'inventory', SurroundingsDrawn: 'inventory' },
  fields,
  sets: { map_rows: berthRows, map_side: pierSides },
  records: ({ data }) => ('pier_id' in data ? [{ kind: 'pier', id: data.pier_id }] : []),
  explain: ({ type, data }) => ({ before: [], after: factsOf({ type, data } as HarbourMapEvent) }),
};

const number = (value: number): AuditValue => ({ is: 'number', value });

function factsOf({ type, data }: HarbourMapEvent): readonly AuditFact<Field>[] {
  switch (type) {
    case 'PierPlaced':
      return [
        { field: 'map_pier', value: record('pier', data.pier_id) },
        { field: 'map_east', value: metres(data.x) },
        { field: 'map_south', value: metres(data.y) },
        { field: 'map_heading', value: number(data.heading) },
        { field: 'map_rows', value: word('map_rows', data.rows) },
        { field: 'map_first_side', value: word('map_side', data.first_side) },
        { field: 'map_from_head', value: flag(data.from_head) },
      ];
    case 'PierReturned':
      return [{ field: 'map_pier', value: record('pier', data.pier_id) }];
    case 'SurroundingsDrawn':
      return [
        { field: 'map_shores', value: number(data.shores.length) },
        { field: 'map_north', value: number(data.north) },
      ];
    default:
      return type satisfies never;
  }
}
