import { berthFeed, berthMessages as messages } from '../../../contracts/berths/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { BerthCard, BerthEvent } from '../domain/berth-events.js';
import type { PierCard, PierEvent } from '../domain/pier-events.js';

const publicPier = ({ pier_id, name, instant_booking }: PierCard) => ({ pier_id, name, instant_booking });

const piers: PublishedMessages<PierEvent> = {
  PierCreated: ({ data }) => [messageBody(messages.pier_created, publicPier(data))],
  PierUpdated: ({ data }) => [messageBody(messages.pier_updated, publicPier(data))],
  PierDeleted: ({ data }) => [messageBody(messages.pier_deleted, { pier_id: data.pier_id })],
};

function publicBerth(card: BerthCard) {
  const { berth_id, pier_id, number, max_loa, max_beam, max_draft } = card;
  const { min_length, min_beam, min_draft } = card;
  const { holder_type, boat_types, active, instant_booking } = card;
  const sizes = { max_loa, max_beam, max_draft, min_length, min_beam, min_draft };
  return { berth_id, pier_id, number, ...sizes, holder_type, boat_types, active, instant_booking };
}

const berths: PublishedMessages<BerthEvent> = {
  BerthCreated: ({ data }) => [messageBody(messages.berth_created, publicBerth(data))],
  BerthUpdated: ({ data }) => [messageBody(messages.berth_updated, publicBerth(data))],
  BerthNotesChanged: 'unpublished',
  AbsenceInquired: 'unpublished',
  BerthDeleted: ({ data }) => [messageBody(messages.berth_deleted, { berth_id: data.berth_id })],
};

export const pierFeedSource = feedSource(berthFeed, piers);
export const berthFeedSource = feedSource(berthFeed, berths);
