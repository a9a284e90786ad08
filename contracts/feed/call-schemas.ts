import * as z from 'zod';
import { absenceFeed } from '../absences/feed.js';
import { berthFeed } from '../berths/feed.js';
import { marinaFeed } from '../marinas/feed.js';
import { membershipFeed } from '../memberships/feed.js';
import { reservationFeed } from '../reservations/feed.js';
import { trafficFeed } from '../traffic/feed.js';
import { callSchemas } from '../vocabulary/route.js';
import { envelopeOf, exampleOf, type FeedMessageDefinition, type FeedTopic } from './envelope.js';

const readFrom = z.strictObject({
  after: z
    .string('invalidCursor')
    .regex(/^\d{1,15}$/, 'invalidCursor')
    .default('0')
    .meta({ description: '`next` of the last answer; from the beginning where there is none' }),
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
      next: z.string().meta({ description: 'Cursor to go on from; grows even where no message was found' }),
      caught_up: z.boolean().meta({ description: 'Nothing more is there for now: ask again later' }),
    }),
    example: {
      body: { after: '4711' },
      answer: { items: [{ ...exampleOf(first) }], next: '4712', caught_up: true },
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
};
