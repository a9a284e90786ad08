import * as z from 'zod';
import { absenceFeed } from '../absences/feed.js';
import { berthFeed } from '../berths/feed.js';
import { conflictFeed } from '../conflicts/feed.js';
import { dockWalkFeed } from '../dockwalk/feed.js';
import { marinaFeed } from '../marinas/feed.js';
import { membershipFeed } from '../memberships/feed.js';
import { paymentFeed } from '../payments/feed.js';
import { reservationFeed } from '../reservations/feed.js';
import { trafficFeed } from '../traffic/feed.js';
import { callSchemas } from '../vocabulary/route.js';
import { FEED_START } from './vocabulary.js';
import { envelopeOf, exampleOf, type FeedMessageDefinition, type FeedTopic } from '../vocabulary/feed-envelope.js';

const readFrom = z.strictObject({
  after: z
    .string('invalidCursor')
    .regex(/^(\d{1,15}|[\w-]{22})$/, 'invalidCursor')
    .default(FEED_START)
    .meta({
      description:
        '`next` of the last answer, or `0` for the beginning. The `sequence` of a message also serves, up to a dash and without leading zeros, if it is of this log.',
    }),
  limit: z
    .string('invalidLimit')
    .regex(/^([1-9]\d?|[1-4]\d\d|500)$/, 'invalidLimit')
    .default('100')
    .meta({ description: 'About how many messages: from 1 to 500' }),
});

/** Body and answer of reading a topic. */
function reading(topic: FeedTopic) {
  const definitions = Object.values(topic.messages) as [FeedMessageDefinition, ...FeedMessageDefinition[]];
  const [first] = definitions;
  const [schema, ...others] = definitions.map((definition): z.ZodObject => envelopeOf(definition)) as [
    z.ZodObject,
    ...z.ZodObject[],
  ];
  return callSchemas({
    summary: `${topic.summary}: the messages of ${topic.name}, oldest first; of one marina where X-Marina-Id names it`,
    body: readFrom,
    answer: z.object({
      items: z.array(z.union([schema, ...others])),
      next: z.string().meta({
        description: 'Cursor for the next request; it moves on even where no message was found. Do not interpret it.',
      }),
      caught_up: z.boolean().meta({ description: 'Nothing more is there for now: ask again later' }),
    }),
    example: {
      body: { after: 'AAAAAAAAEmcGMwSe_6MHdw' },
      answer: { items: [{ ...exampleOf(first) }], next: 'AAAAAAAAEmjdnq9KX0E3ig', caught_up: true },
    },
  });
}

export const feedSchemas = {
  marinas: reading(marinaFeed),
  berths: reading(berthFeed),
  reservations: reading(reservationFeed),
  traffic: reading(trafficFeed),
  absences: reading(absenceFeed),
  memberships: reading(membershipFeed),
  dockwalks: reading(dockWalkFeed),
  conflicts: reading(conflictFeed),
  payments: reading(paymentFeed),
};
