import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Clock } from '../clock/clock.js';
import type { EventStore } from '../event-store/event-store.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { prepared } from '../personal-data/prepared-key.js';
import { type CommandContext, freshPartOf } from './command-context.js';
import type { Aggregate } from './aggregate.js';
import type { StreamRepository } from './stream-repository.js';

/** Prefix of the streams of claimed names; a digest of the name follows. */
export const CLAIM_STREAM = 'claim-';

interface ClaimState {
  owner: string | null;
  since: string;
}

const claimData = z.object({ owner_stream: z.string(), at: z.string() });
export const claimEvents = defineEvents({
  NameClaimed: { version: 1, data: claimData },
  NameReleased: { version: 1, data: claimData },
});
type ClaimEvent = EventsOf<typeof claimEvents>;

const claimAggregate: Aggregate<ClaimState, ClaimEvent> = {
  prefix: CLAIM_STREAM,
  initial: () => ({ owner: null, since: '' }),
  evolve: (_state, event) =>
    event.type === 'NameClaimed'
      ? { owner: event.data.owner_stream, since: event.data.at }
      : { owner: null, since: event.data.at },
};

/**
 * Returns true if a record uses a name that it has claimed. It does not if the process died before the record took the
 * name, or if the record has since taken another one.
 */
export type NameUse = (ownerStream: string) => Promise<boolean>;

/** After this time a claim can be taken over if its owner was never created or does not use the name. */
const ABANDONED_AFTER_MS = 60_000;

/** Names that differ only in case, surrounding spaces or Unicode form are equal. */
export function claimedName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * Names that must be unique across streams (a sign-in address, a pier's name in its marina). Each is a stream of its
 * own, named by a keyed hash so that the log does not reveal the name.
 */
export class Claims {
  constructor(
    private readonly repository: StreamRepository,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims a name for the stream that is about to own it; returns `taken` if another stream owns it.
   * @param isUsedBy for records that can change their names; without it every existing owner counts as using the name
   */
  async claim(
    kind: string,
    name: string,
    ownerStream: string,
    context: CommandContext,
    taken: Refusal,
    isUsedBy: NameUse = () => Promise.resolve(true),
  ): Promise<Refusal | null> {
    const id = await this.idOf(kind, name);
    let found: ClaimState | undefined;
    const claimIf = (isFree: (current: ClaimState) => boolean) =>
      this.repository.execute(claimAggregate, id, freshPartOf(context), (current) => {
        found = current;
        if (!isFree(current)) return taken;
        return [{ type: 'NameClaimed', data: { owner_stream: ownerStream, at: this.clock.nowIso() } }];
      });
    // Most names are free, and the log refuses the claim of another; so a name need not be read before it is claimed.
    const first = await claimIf(({ owner }) => owner === null);
    if (!isRefusal(first)) return null;
    const { owner, since } = found ?? claimAggregate.initial();
    if (first !== taken || owner === null) return first;
    // An abandoned claim is renewed even by its own owner; otherwise another stream could take it over before the record
    // has the name.
    if (!(await this.isAbandoned(owner, since, isUsedBy))) return owner === ownerStream ? null : taken;
    const second = await claimIf((now) => now.owner === null || (now.owner === owner && now.since === since));
    if (!isRefusal(second) || (second === taken && found?.owner === ownerStream)) return null;
    return second;
  }

  /** Releases a name; harmless if another stream owns it by now. */
  async release(kind: string, name: string, ownerStream: string, context: CommandContext): Promise<void> {
    const id = await this.idOf(kind, name);
    await this.repository.execute(claimAggregate, id, freshPartOf(context), (current) =>
      current.owner === ownerStream
        ? [{ type: 'NameReleased', data: { owner_stream: ownerStream, at: this.clock.nowIso() } }]
        : [],
    );
  }

  /** The stream that owns a name now, or null if it is free. */
  async ownerOf(kind: string, name: string): Promise<string | null> {
    const { state } = await this.repository.load(claimAggregate, await this.idOf(kind, name));
    return state.owner;
  }

  /** Whether the name was ever claimed, even if it is free now. */
  async wasEverClaimed(kind: string, name: string): Promise<boolean> {
    const { revision } = await this.repository.load(claimAggregate, await this.idOf(kind, name));
    return revision !== null;
  }

  private async isAbandoned(owner: string, since: string, isUsedBy: NameUse): Promise<boolean> {
    if (this.clock.now().getTime() - Date.parse(since) < ABANDONED_AFTER_MS) return false;
    for await (const _event of this.store.readStream(owner, { limit: 1 })) return !(await isUsedBy(owner));
    return true;
  }

  private async idOf(kind: string, name: string): Promise<string> {
    return createHmac('sha256', prepared(await this.keys.secret('claims')))
      .update(`${kind}\u001f${claimedName(name)}`)
      .digest('hex')
      .slice(0, 40);
  }
}
