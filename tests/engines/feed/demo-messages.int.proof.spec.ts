import { beforeAll, describe, expect, it } from '@jest/globals';
import { allTopics } from '../../../contracts/feed/topics.js';
import type { EventDefinition } from '../../../contracts/vocabulary/event-definitions.js';
import { absenceEvents } from '../../../services/absences/domain/absence-events.js';
import { boaterEvents } from '../../../services/customers/domain/boater-events.js';
import { vesselEvents } from '../../../services/customers/domain/vessel-events.js';
import { userEvents } from '../../../services/identity/domain/user-events.js';
import { conversationEvents } from '../../../services/messages/domain/conversation-events.js';
import type { LoggedEvent } from '../../../services/platform/event-sourcing/event-definition.js';
import type { FeedMessage } from '../../../services/platform/feed/feed-registry.js';
import { reservationEvents } from '../../../services/reservations/domain/events/reservation-event.js';
import { filledDemo } from '../../fixtures/demo-marina.js';
import { complaintAbout } from './document-reader.js';
import { everySource } from './every-source.js';

/** Every kind of event that holds something about a person. */
const definitions = new Map(
  [reservationEvents, absenceEvents, boaterEvents, vesselEvents, userEvents, conversationEvents]
    .flatMap((events) => Object.values<EventDefinition>(events))
    .map((definition) => [definition.type, definition]),
);

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], data);
}

/** What an event says about people: its personal fields, and who did it. */
function personalIn({ type, data, metadata }: LoggedEvent): string[] {
  const paths = definitions.get(type)?.personal ?? [];
  return [...paths.flatMap((path) => leavesOf(valueAt(data, path))), metadata.actor.name ?? ''];
}

/** Said in passing by much that is not about anybody: two letters of a country or a language. */
const telling = (value: string) => value.trim().length > 2;

describe('half a year of a demo marina, as others are told of it', () => {
  const registry = everySource();
  let events: readonly LoggedEvent[];
  let messages: readonly FeedMessage[];

  beforeAll(async () => {
    ({ events } = await filledDemo('S', '2027-09-20T14:20:00.000Z'));
    messages = events.flatMap((event) => registry.messagesOf(event));
  }, 180_000);

  it('is understood by a reader who knows the document alone', () => {
    const complaints = messages.map(({ topic, event }) => complaintAbout(topic, JSON.parse(JSON.stringify(event))));
    expect(complaints.filter((complaint) => complaint !== null).slice(0, 5)).toEqual([]);
    expect(messages.length).toBeGreaterThan(2000);
  });

  it('is on every topic, with most types there are', () => {
    expect(new Set(messages.map(({ topic }) => topic))).toEqual(new Set(allTopics.map(({ name }) => name)));
    expect(new Set(messages.map(({ event }) => event.type)).size).toBeGreaterThanOrEqual(27);
  });

  it('names nobody: no value of a personal field is in any message', () => {
    const personal = new Set(events.flatMap(personalIn).filter(telling));
    expect(personal.size).toBeGreaterThan(1000);
    const said = new Set(messages.flatMap(({ event }) => leavesOf(event)));
    const found = [...said].filter((value) => personal.has(value));
    expect(found).toEqual([]);
    // Nor as part of a longer text: of such texts messages have few.
    const texts = [...said].filter((value) => /[ @]/.test(value));
    const within = texts.filter((text) => [...personal].some((value) => value.length > 3 && text.includes(value)));
    expect(within).toEqual([]);
  });

  it('is in order by key, with ids that come once and keys as documented', () => {
    const ids = messages.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    const abouts = new Map(
      allTopics.flatMap((topic) => Object.values(topic.messages).map(({ type, about }) => [type, about] as const)),
    );
    const last = new Map<string, string>();
    for (const { topic, key, event } of messages) {
      const fields: Record<string, unknown> = { ...event.data, marinaid: event.marinaid };
      const about = abouts.get(event.type);
      expect([event.partitionkey, event.subject]).toEqual([
        about?.key.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name])),
        String(fields[about?.subject ?? '']),
      ]);
      expect(key).toBe(event.partitionkey);
      expect(event.sequence > (last.get(`${topic} ${key}`) ?? '')).toBe(true);
      last.set(`${topic} ${key}`, event.sequence);
    }
  });
});
