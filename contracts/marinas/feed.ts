import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import { FEED_MARINA, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { currency } from '../vocabulary/money-schemas.js';
import { associationCode, marinaMode } from './marina.js';

/** The marinas of the installation: time zone and currency for the dates and amounts of all other messages. */

const message = messagesAbout({ subject: 'marina_id', key: 'marina-{marina_id}' });

const marina = z.object({
  marina_id: feedId,
  code: z.string(),
  time_zone: z.string().meta({ description: 'IANA name; the calendar dates of the marina are local to it' }),
  currency: currency.meta({ description: 'Of all amounts of the marina' }),
  association_code: associationCode,
  mode: marinaMode,
});
const example: z.input<typeof marina> = {
  marina_id: FEED_MARINA,
  code: 'PORT-1',
  time_zone: 'Europe/Paris',
  currency: 'EUR',
  association_code: 'TEM',
  mode: 'full',
};

export const marinaMessages = {
  opened: message({
    type: 'quayside.marina.opened',
    summary: 'There is a new marina',
    data: marina,
    example,
  }),
  changed: message({
    type: 'quayside.marina.changed',
    summary: 'A marina, as it is from now on',
    data: marina,
    example,
  }),
};

export const marinaFeed: FeedTopic = {
  name: 'quayside.marinas.v1',
  summary: 'Marinas: code, time zone and currency',
  messages: marinaMessages,
};
