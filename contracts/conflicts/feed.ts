import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import { FEED_RECORD, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { conflictKinds } from './vocabulary.js';

/** What staff did about conflicts between the plan and the harbour. */

const message = messagesAbout({ subject: 'conflict_id', key: 'conflict-{conflict_id}' });

const remedies = [
  'MOVE',
  'SWAP',
  'STAY_LONGER',
  'DEPARTED',
  'AT_PLACE',
  'KEEP_SIZE',
  'KEEP_BOTH',
  'ASK',
  'DATES',
  'REMIND',
  'CANCEL',
] as const;

const about = {
  conflict_id: feedId,
  kind: z.enum(conflictKinds),
  reservation_id: feedId.meta({ description: 'The stay that the conflict is about' }),
  remedy: z.enum(remedies),
};
const example = {
  conflict_id: `late-${FEED_RECORD}`,
  kind: 'LATE_DEPARTURE',
  reservation_id: FEED_RECORD,
} as const;

export const conflictMessages = {
  solved: message({
    type: 'quayside.conflict.solved',
    summary: 'Staff solved a conflict; changes of the plan are messages of their own',
    data: z.object(about),
    example: { ...example, remedy: 'MOVE' },
  }),
  postponed: message({
    type: 'quayside.conflict.postponed',
    summary: 'The conflict waits for somebody’s answer, or until staff come back to it',
    data: z.object({ ...about, until: instant }),
    example: { ...example, remedy: 'ASK', until: '2027-07-14T16:00:00.000Z' },
  }),
};

export const conflictFeed: FeedTopic = {
  name: 'quayside.conflicts.v1',
  summary: 'Conflicts between plan and harbour that staff acted on',
  messages: conflictMessages,
};
