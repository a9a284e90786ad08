import { partsOfTrafficEventId, trafficEventIdOf } from './rules/traffic-event-id.js';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { trafficApi } from './api.js';
import { trafficTypes, updateTraffic } from './traffic.js';

const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const routes = Object.values(trafficApi).map((one): [string, Route] => [one.path, one]);

describe('traffic calls', () => {
  it.each(routes)('%s: the example body and answer follow their schemas', (_, { body, answer, example }) => {
    if (body !== undefined) expect(body.safeParse(example.body).error?.issues).toBeUndefined();
    expect(answer.safeParse(example.answer).error?.issues).toBeUndefined();
  });

  it.each(trafficTypes)('name an event of type %s by its reservation', (type) => {
    const traffic_event_id = trafficEventIdOf(type, reservation_id);
    expect(updateTraffic.parse({ traffic_event_id, action: 'CONFIRM' })).toMatchObject({ left_early: false });
    expect(partsOfTrafficEventId(traffic_event_id)).toEqual({ type, record_id: reservation_id });
  });

  it.each(['', reservation_id, `visit-${reservation_id}`, 'arrival-7', `arrival-${reservation_id}-x`])(
    'refuse "%s" as the id of an event',
    (traffic_event_id) => {
      const parsed = updateTraffic.safeParse({ traffic_event_id, action: 'UNDO' });
      expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['inValidId']);
    },
  );
});
