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

/** Every kind of event that contains personal data. */
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

/** The personal data of an event: its personal fields and the name of its actor. */
function personalIn({ type, data, metadata }: LoggedEvent): string[] {
  const paths = definitions.get(type)?.personal ?? [];
  return [...paths.flatMap((path) => leavesOf(valueAt(data, path))), metadata.actor.name ?? ''];
}

/** Excludes texts of up to two letters, such as country and language codes, which occur everywhere. */
const telling = (value: string) => value.trim().length > 2;

describe('the public messages of half a year of a demo marina', () => {
  const registry = everySource();
  let events: readonly LoggedEvent[];
  let messages: readonly FeedMessage[];

  beforeAll(async () => {
    ({ events } = await filledDemo('S', '2027-09-20T14:20:00.000Z'));
    messages = events.flatMap((event) => registry.messagesOf(event));
  }, 180_000);

  it('is valid for a reader that has only the document', () => {
    const complaints = messages.map(({ topic, event }) => complaintAbout(topic, JSON.parse(JSON.stringify(event))));
    expect(complaints.filter((complaint) => complaint !== null).slice(0, 5)).toEqual([]);
    expect(messages.length).toBeGreaterThan(2000);
  });

  it('is on every topic, with most types there are', () => {
    // The demo leaves its conflicts to whoever tries it out.
    const topics = allTopics.map(({ name }) => name).filter((name) => name !== 'quayside.conflicts.v1');
    expect(new Set(messages.map(({ topic }) => topic))).toEqual(new Set(topics));
    expect(new Set(messages.map(({ event }) => event.type)).size).toBeGreaterThanOrEqual(27);
  });

  it('contains no value of a personal field in any message', () => {
    const personal = new Set(events.flatMap(personalIn).filter(telling));
    expect(personal.size).toBeGreaterThan(1000);
    const said = new Set(messages.flatMap(({ event }) => leavesOf(event)));
    const found = [...said].filter((value) => personal.has(value));
    expect(found).toEqual([]);
    // Personal values must not occur within longer texts either; messages contain few such texts.
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
