import { requestFactOf } from '../../contracts/memberships/events.js';
import type { HintSource } from '../platform/realtime/hint-registry.js';
import { recordIdOf } from '../platform/event-sourcing/stream-name.js';
import { newsOf, takingEffect } from './projections/news.js';

/** An event that makes a notification, lets one take effect or answers one changes the list of everybody in the marina. */
export const notificationHints: HintSource = {
  topic: 'notifications',
  ids: (event) => {
    if (requestFactOf(event) !== null) return [recordIdOf(event.stream)];
    const id = newsOf(event)?.id ?? takingEffect(event);
    return id === null ? [] : [id];
  },
};
