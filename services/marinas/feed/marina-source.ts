import { marinaFeed, marinaMessages as say } from '../../../contracts/marinas/feed.js';
import { feedSource, said, type Sayings } from '../../platform/feed/feed-registry.js';
import type { MarinaDetails, MarinaEvent } from '../domain/marina-events.js';

const PREFIX = 'marina-';

function publicMarina(stream: string, details: MarinaDetails) {
  const { code, time_zone, currency, association_code, mode } = details;
  return { marina_id: stream.slice(PREFIX.length), code, time_zone, currency, association_code, mode };
}

/** Features and settings are the marina's own business. */
const sayings: Sayings<MarinaEvent> = {
  MarinaOpened: ({ stream, data }) => [said(say.opened, publicMarina(stream, data))],
  MarinaChanged: ({ stream, data }) => [said(say.changed, publicMarina(stream, data))],
  MarinaPermissionsSet: 'unpublished',
  MarinaRequirementsSet: 'unpublished',
  ReservationSettingsSet: 'unpublished',
};

/** Administrators change marinas without naming one to act in: the stream tells which one is meant. */
export const marinaFeedSource = feedSource(marinaFeed, PREFIX, sayings, {
  marinaOf: ({ stream }) => stream.slice(PREFIX.length),
});
