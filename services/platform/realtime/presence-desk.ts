import * as z from 'zod';
import {
  type Presence,
  type PresenceRecord,
  type PresenceSign,
  presenceSign,
  type PresentPerson,
} from '../../../contracts/realtime.js';
import { MOST_PRESENCE_SIGNS, MOST_PRESENT, PRESENCE_LEASE_MS } from '../../../contracts/vocabulary/presence.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** The sign of a client, passed between processes. */
const passedSign = z.object({
  client: z.string(),
  marina_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  ...presenceSign.shape,
});
export type PassedSign = z.output<typeof passedSign>;

/** A client of this process, with the marina of its session; a client without one shows no records. */
export type Watcher = Omit<PassedSign, 'shown' | 'marina_id'> & { readonly marina_id: string | null };

interface Present extends PassedSign {
  /** The client is connected to this process. */
  readonly here: boolean;
  readonly until: number;
  /** The last message about each record, as JSON. */
  readonly sent: Map<string, string>;
}

export interface PresenceDeskParts {
  /** Sends to a client of this process. */
  readonly deliver: (client: string, message: Presence) => void;
  /** Passes a sign of a client of this process on to the other processes. */
  readonly publish: (sign: PassedSign) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Who looks at which record. It is kept in memory by marina: a client's marina is that of its session, so nobody of
 * another marina receives anything, whichever ids a client names. Each process keeps the signs of all processes that it
 * hears of, and sends to its own clients.
 */
export class PresenceDesk {
  private readonly marinas = new Map<string, Map<string, Present>>();
  private readonly signs = new Map<string, { count: number; until: number }>();
  private readonly now: () => number;

  constructor(private readonly parts: PresenceDeskParts) {
    this.now = parts.now ?? (() => performance.now());
  }

  /** @returns false if the client must be disconnected: its sign is malformed or one of too many */
  sign(who: Watcher, given: unknown): boolean {
    const sign = presenceSign.safeParse(given);
    if (!sign.success || !this.count(who.client)) return false;
    const { marina_id } = who;
    if (marina_id === null) return true;
    const passed = { ...who, marina_id, shown: sign.data.shown };
    this.keep(passed, true);
    this.parts.publish(passed);
    return true;
  }

  /** A client of this process is disconnected. */
  leave(who: Watcher): void {
    this.signs.delete(who.client);
    const { marina_id } = who;
    if (marina_id === null || this.marinas.get(marina_id)?.has(who.client) !== true) return;
    const gone = { ...who, marina_id, shown: [] };
    this.keep(gone, true);
    this.parts.publish(gone);
  }

  /** Takes a sign that another process passes on. */
  hear(given: unknown): void {
    const passed = passedSign.safeParse(given);
    if (passed.success) this.keep(passed.data, false);
  }

  /** Forgets the clients that gave no sign within the lease. */
  sweep(): void {
    const now = this.now();
    for (const clients of Array.from(this.marinas.values())) {
      for (const present of Array.from(clients.values())) {
        if (present.until <= now) this.keep({ ...present, shown: [] }, present.here);
      }
    }
  }

  /** The number of clients that are known to show something. */
  get size(): number {
    return [...this.marinas.values()].reduce((sum, clients) => sum + clients.size, 0);
  }

  private count(client: string): boolean {
    const now = this.now();
    const counted = this.signs.get(client);
    const signs =
      counted === undefined || counted.until <= now ? { count: 0, until: now + PRESENCE_LEASE_MS } : counted;
    signs.count += 1;
    this.signs.set(client, signs);
    return signs.count <= MOST_PRESENCE_SIGNS;
  }

  private keep({ client, marina_id, user_id, name, shown }: PassedSign, here: boolean): void {
    const clients = this.marinas.get(marina_id) ?? new Map<string, Present>();
    const before = clients.get(client);
    const keys = new Set(shown.map(keyOf));
    const sent = new Map([...(before?.sent ?? [])].filter(([key]) => keys.has(key)));
    if (shown.length === 0) clients.delete(client);
    else {
      const until = this.now() + PRESENCE_LEASE_MS;
      clients.set(client, { client, marina_id, user_id, name, shown, here, until, sent });
    }
    if (clients.size === 0) this.marinas.delete(marina_id);
    else this.marinas.set(marina_id, clients);
    if (before !== undefined && JSON.stringify(before.shown) === JSON.stringify(shown)) return;
    const concerned = new Map([...(before?.shown ?? []), ...shown].map((record) => [keyOf(record), record]));
    for (const record of concerned.values()) this.tell(clients, record);
  }

  /** Sends who else shows a record to every client of this process that shows it and was last sent something else. */
  private tell(clients: ReadonlyMap<string, Present>, { kind, id }: PresenceRecord): void {
    const key = keyOf({ kind, id });
    const showing = [...clients.values()].filter(({ shown }) => shown.some((record) => keyOf(record) === key));
    const everyone = peopleOf(showing, key);
    for (const { client, user_id, here, sent } of showing) {
      if (!here) continue;
      const people = everyone.filter((person) => person.user_id !== user_id).slice(0, MOST_PRESENT);
      const json = JSON.stringify(people);
      if (sent.get(key) === json) continue;
      sent.set(key, json);
      this.parts.deliver(client, { record: { kind, id }, people });
    }
  }
}

function keyOf({ kind, id }: PresenceRecord): string {
  return `${kind} ${id}`;
}

/** Each user once, whatever the number of tabs, by name. */
function peopleOf(showing: readonly Present[], key: string): readonly PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const { user_id, name, shown } of showing) {
    const answering = shown.some((record: PresenceSign['shown'][number]) => record.answering && keyOf(record) === key);
    people.set(user_id, { user_id, name, answering: answering || people.get(user_id)?.answering === true });
  }
  return [...people.values()].sort((a, b) => byText(a.name, b.name) || byText(a.user_id, b.user_id));
}
