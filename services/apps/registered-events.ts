import { areaOf } from '../platform/areas/area.js';
import { claimEvents } from '../platform/event-sourcing/claims.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { personEvents } from '../platform/event-sourcing/person-erased.js';
import { areas } from './areas.js';

/** Every event that the product can read, for programs that read a log without starting the product. */
export function registeredEvents(): EventRegistry {
  const registry = new EventRegistry();
  registry.register([...Object.values(claimEvents), ...Object.values(personEvents)]);
  for (const area of areas) {
    for (const { events } of areaOf(area)?.records ?? []) registry.register(Object.values(events));
  }
  return registry;
}
