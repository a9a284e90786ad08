import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { Query as Matching } from 'mingo';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { applyEvent, type WorkingDocument } from '../../platform/consuming/working-document.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { decide, evolve, initial, type ConversationCommand } from '../domain/conversation.js';
import type { ConversationEvent } from '../domain/conversation-events.js';
import { isUnread, unreadBy } from '../lookups/unread-messages.js';
import { type MessageDocument, messageList } from './message-list.js';

const NOW = '2027-06-20T10:00:00.000Z';
const LONG_AGO = '2027-03-01T10:00:00.000Z';
const USERS = ['anna', 'bruno'] as const;
const IDS = ['m1', 'm2', 'm3', 'm4'];

interface Step {
  readonly at: string;
  /** Null: a mark of before each user had marks. */
  readonly by: (typeof USERS)[number] | null;
  readonly does: 'ask' | 'answer' | 'READ' | 'UNREAD' | 'VIEWED';
  readonly id: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.constantFrom(LONG_AGO, NOW),
  by: fc.constantFrom(...USERS, null),
  does: fc.constantFrom('ask', 'answer', 'READ', 'READ', 'UNREAD', 'VIEWED'),
  id: fc.constantFrom(...IDS),
});

/** The events of a conversation in which all this is tried. */
function eventsOf(steps: readonly Step[]): ConversationEvent[] {
  const events: ConversationEvent[] = [];
  let state = initial();
  for (const { at, by, does, id } of steps) {
    const posts = does === 'ask' || does === 'answer';
    if (posts && state.messages.has(id)) continue;
    const about = { boater_id: 'b', reservation_id: 'r', absence_report_id: null };
    const command: ConversationCommand = posts
      ? {
          type: 'PostMessage',
          message_id: id,
          marina_id: 'm',
          ...about,
          text: id,
          from: does === 'ask' ? 'BOATER' : 'MARINA',
        }
      : { type: 'MarkMessages', as: does, boater_id: 'b', message_ids: [id], user_id: by ?? 'anna' };
    const decided = decide(command, state, { now: at });
    if (!Array.isArray(decided)) throw new Error('refused');
    for (const one of decided) {
      const event = by === null && 'user_id' in one.data ? { ...one, data: { ...one.data, user_id: undefined } } : one;
      events.push(event as ConversationEvent);
      state = evolve(state, event as ConversationEvent);
    }
  }
  return events;
}

/**
 * The unread messages as the log has them, for one user. An old mark counts for the whole office until somebody lifts it.
 */
function unreadInLog(events: readonly ConversationEvent[], user: string): string[] {
  const marks = new Map<string, { own: boolean; office: boolean }>();
  for (const { type, data } of events) {
    if (type === 'MessagePosted' && data.from === 'BOATER' && data.at === NOW) {
      marks.set(data.message_id, { own: false, office: false });
    }
    if (type !== 'MessagesRead' && type !== 'MessagesUnread') continue;
    const read = type === 'MessagesRead';
    for (const id of data.message_ids) {
      const mark = marks.get(id);
      if (mark === undefined) continue;
      if (data.user_id === undefined) marks.set(id, read ? { ...mark, office: true } : { own: false, office: false });
      else marks.set(id, { own: data.user_id === user ? read : mark.own, office: mark.office && read });
    }
  }
  return [...marks].flatMap(([id, { own, office }]) => (own || office ? [] : [id])).sort();
}

describe('the unread messages of a user', () => {
  it('are those that the log leaves unread', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        // A mark of before each user had marks cannot follow one of a user.
        const old = steps.filter(({ by }) => by === null);
        const events = eventsOf([...old, ...steps.filter(({ by }) => by !== null)]);
        const documents = new Map<string, WorkingDocument>();
        const projection = messageList as unknown as Projection;
        for (const [position, event] of events.entries()) {
          const metadata = { marina_id: 'm', recorded_at: NOW, actor: { kind: 'staff', id: 'anna', name: null } };
          const logged = {
            ...event,
            id: String(position),
            stream: 'conversation-b',
            position,
            revision: position,
            metadata,
          };
          const one = logged as unknown as LoggedEvent;
          applyEvent(projection, one, projection.documentIds(one), documents, false);
        }
        const stored = [...documents].flatMap(([_id, { document }]) =>
          document === undefined ? [] : [{ ...(document as unknown as MessageDocument), _id }],
        );
        for (const user of USERS) {
          const filter = unreadBy(user, 'm', NOW);
          const counted = stored.filter((document) => new Matching(filter as never).test(document));
          expect(counted.map(({ _id }) => _id).sort()).toEqual(unreadInLog(events, user));
          const shown = stored.filter((document) => isUnread(document, { kind: 'staff', user_id: user, now: NOW }));
          expect(shown).toEqual(counted);
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
