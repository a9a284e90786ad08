import { marinaFeed, marinaMessages as messages } from '../../../contracts/marinas/feed.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { MarinaDetails, MarinaEvent } from '../domain/marina-events.js';

function publicMarina(stream: string, details: MarinaDetails) {
  const { code, time_zone, currency, association_code, mode } = details;
  return { marina_id: recordIdOf(stream), code, time_zone, currency, association_code, mode };
}

/** Features and settings are not published. */
const published: PublishedMessages<MarinaEvent> = {
  MarinaOpened: ({ stream, data }) => [messageBody(messages.opened, publicMarina(stream, data))],
  MarinaChanged: ({ stream, data }) => [messageBody(messages.changed, publicMarina(stream, data))],
  MarinaPermissionsSet: 'unpublished',
  MarinaRequirementsSet: 'unpublished',
  ReservationSettingsSet: 'unpublished',
  MarinaVatSet: 'unpublished',
  MarinaProfileSet: 'unpublished',
  ApprovalKitSet: 'unpublished',
  InstantBookingSet: 'unpublished',
  SecuritySettingsSet: 'unpublished',
  MarinaFileAdded: 'unpublished',
  MarinaFileRemoved: 'unpublished',
  MarinaFilesOrdered: 'unpublished',
};

/** Administrators change marinas without acting in one, so the marina is read from the stream's name. */
export const marinaFeedSource = feedSource(marinaFeed, published, {
  marinaOf: ({ stream }) => recordIdOf(stream),
});
