import { marinaFeed, marinaMessages as say } from '../../../contracts/marinas/feed.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, said, type Sayings } from '../../platform/feed/feed-registry.js';
import type { MarinaDetails, MarinaEvent } from '../domain/marina-events.js';

function publicMarina(stream: string, details: MarinaDetails) {
  const { code, time_zone, currency, association_code, mode } = details;
  return { marina_id: recordIdOf(stream), code, time_zone, currency, association_code, mode };
}

/** Features and settings are not published. */
const sayings: Sayings<MarinaEvent> = {
  MarinaOpened: ({ stream, data }) => [said(say.opened, publicMarina(stream, data))],
  MarinaChanged: ({ stream, data }) => [said(say.changed, publicMarina(stream, data))],
  MarinaPermissionsSet: 'unpublished',
  MarinaRequirementsSet: 'unpublished',
  ReservationSettingsSet: 'unpublished',
};

/** Administrators change marinas without acting in one, so the marina is read from the stream's name. */
export const marinaFeedSource = feedSource(marinaFeed, sayings, {
  marinaOf: ({ stream }) => recordIdOf(stream),
});
