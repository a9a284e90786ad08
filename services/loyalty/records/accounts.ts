import { Injectable } from '@nestjs/common';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type CommandContext, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { type Loaded, StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type AccountCommand, decide } from '../domain/account.js';
import type { AccountState, MemberRecord } from '../domain/account-state.js';
import { accountRecord } from './account-record.js';

/** The log has keyed hashes of addresses and ids only. */
const ADDRESS = 'loyalty-address';
const RECORD = 'loyalty-record';

const TAKEN = refuse('conflict', 'CONFLICT');

/**
 * The accounts of members. Records of one marina with the same mail address share one, as do records that were merged. A
 * record of another marina with that address shares it once the member has shown their card there.
 */
@Injectable()
export class Accounts {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  load(accountId: string): Promise<Loaded<AccountState>> {
    return this.streams.load(accountRecord, accountId);
  }

  /** The account of a boater of a marina; null: not a member. */
  async idOfBoater({ marina_id, boater_id }: MemberRecord): Promise<string | null> {
    const own = await this.idOfRecord(boater_id);
    if (own !== null) return own;
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    for (const id of records.get(boater_id) ?? []) {
      const other = await this.idOfRecord(id);
      if (other !== null) return other;
    }
    return null;
  }

  /** The account that had the address last; its member may have another address by now. */
  async idByAddress(email: string): Promise<string | null> {
    const owner = await this.claims.ownerOf(ADDRESS, email);
    return owner === null ? null : accountRecord.idOf(owner);
  }

  /**
   * Makes a boater a member, from a date on; a person who is one already keeps the account. Idempotent.
   * @param shown who else holds the card by which the boater joins: showing one's own card in another marina is the yes
   *   to one account in both. An address alone is no proof, because anyone can enter another person's address.
   */
  async join(
    record: MemberRecord,
    on: string,
    context: CommandContext,
    shown: readonly MemberRecord[] = [],
  ): Promise<string> {
    const { marina_id, boater_id } = record;
    const known = await this.idOfBoater(record);
    const id = known ?? (await this.idFor(record, shown, context));
    await this.claims.claim(RECORD, boater_id, accountRecord.streamOf(id), context, TAKEN);
    await this.decide(id, { type: 'Join', marina_id, boater_id, on }, partOf(context, `join ${boater_id}`));
    return id;
  }

  /** The member's present address finds the account from now on. */
  async followAddress(record: MemberRecord, context: CommandContext): Promise<void> {
    const id = await this.idOfBoater(record);
    const email = id === null ? null : await this.addressOf(record);
    if (id !== null && email !== null) await this.claimAddress(email, id, context);
  }

  decide(id: string, command: AccountCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const moment = { at: this.clock.nowIso(), today: this.clock.today('UTC') };
    return this.streams.execute(accountRecord, id, context, (state) => decide(command, state, moment));
  }

  /** In the marina of the member's first record, whose history shows the change. */
  async decideAtHome(
    id: string,
    command: AccountCommand,
    context: Omit<MarinaContext, 'marina_id'> & { readonly marina_id: string | null },
  ): Promise<CommandReceipt | Refusal> {
    const { state } = await this.load(id);
    return this.decide(id, command, { ...context, marina_id: state.records[0]?.marina_id ?? context.marina_id });
  }

  private async idOfRecord(boaterId: string): Promise<string | null> {
    const owner = await this.claims.ownerOf(RECORD, boaterId);
    return owner === null ? null : accountRecord.idOf(owner);
  }

  /** The account of the boater's address, or a new one. */
  private async idFor(record: MemberRecord, shown: readonly MemberRecord[], context: CommandContext): Promise<string> {
    const fresh = deriveId('loyalty account', record.boater_id);
    const email = await this.addressOf(record);
    if (email === null) return fresh;
    const refused = await this.claimAddress(email, fresh, context);
    const other = isRefusal(refused) ? await this.idByAddress(email) : null;
    return other !== null && (await this.mayShare(other, record, shown)) ? other : fresh;
  }

  /** Another record of the person in the same marina, or one that holds the card that was shown. */
  private async mayShare(id: string, { marina_id }: MemberRecord, shown: readonly MemberRecord[]): Promise<boolean> {
    const { state } = await this.load(id);
    return state.records.some(
      (known) =>
        known.marina_id === marina_id ||
        shown.some((holder) => holder.marina_id === known.marina_id && holder.boater_id === known.boater_id),
    );
  }

  private claimAddress(email: string, id: string, context: CommandContext): Promise<Refusal | null> {
    const isUsedBy = (owner: string) => this.hasAddress(accountRecord.idOf(owner), email);
    return this.claims.claim(ADDRESS, email, accountRecord.streamOf(id), context, TAKEN, isUsedBy);
  }

  private async hasAddress(id: string, email: string): Promise<boolean> {
    const { state } = await this.load(id);
    for (const record of state.records) {
      if ((await this.addressOf(record)) === email) return true;
    }
    return false;
  }

  private async addressOf({ marina_id, boater_id }: MemberRecord): Promise<string | null> {
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    return boater?.email ?? null;
  }
}
