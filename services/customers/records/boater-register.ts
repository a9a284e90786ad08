import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { Injectable } from '@nestjs/common';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BoaterState, decide } from '../domain/boater.js';
import { boaterRecord } from './boater-record.js';

export interface NewBoater {
  readonly id: string;
  readonly relation_type: CustomerType;
  readonly registered_by: 'MARINA' | 'BOATER';
  readonly contact: StoredContact;
}

/** The register of one installation: boaters, and the mail addresses claimed in each marina. */
@Injectable()
export class BoaterRegister {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
  ) {}

  /** The boater in this marina's register; null if there is none with this id. */
  async find(marinaId: string, boaterId: string): Promise<Extract<BoaterState, { exists: true }> | null> {
    const { state } = await this.streams.load(boaterRecord, boaterId);
    return state.exists && state.marina_id === marinaId ? state : null;
  }

  /** The revision of the boater's record; null if there is none. */
  async revisionOf(boaterId: string): Promise<number | null> {
    return (await this.streams.load(boaterRecord, boaterId)).revision;
  }

  /**
   * The id that claims a mail address. The claim precedes the record, so the boater may not exist yet; a caller that
   * finds such a claim registers the boater.
   */
  async idByEmail(marinaId: string, email: string): Promise<string | null> {
    if (email === '') return null;
    const owner = await this.claims.ownerOf(claimKind(marinaId), email);
    return owner === null ? null : boaterRecord.idOf(owner);
  }

  /** Registers a person in one append. `EMAIL_IN_USE` if someone else has claimed the mail address in the meantime. */
  async register(marinaId: string, boater: NewBoater, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const refusal = await this.claim(marinaId, boater.contact.email, boater.id, context);
    if (refusal !== null) return refusal;
    const { id: boater_id, ...facts } = boater;
    return this.streams.execute(boaterRecord, boater_id, context, (state) =>
      decide({ type: 'RegisterBoater', boater_id, ...facts }, state, { marina_id: marinaId }),
    );
  }

  /** Changes a record and, along with its mail address, the claim. */
  async change(
    marinaId: string,
    boaterId: string,
    changed: { readonly changes: Partial<StoredContact>; readonly relation_type?: CustomerType },
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const boater = await this.find(marinaId, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    const old = boater.contact?.email;
    const email = changed.changes.email;
    const moves = old !== undefined && email !== undefined && email !== old;
    if (moves) {
      const refusal = await this.claim(marinaId, email, boaterId, context);
      if (refusal !== null) return refusal;
    }
    const answer = await this.streams.execute(boaterRecord, boaterId, context, (state) =>
      decide({ type: 'ChangeBoater', boater_id: boaterId, ...changed }, state, { marina_id: marinaId }),
    );
    // The address that is no longer needed: the old one, or the new one if nothing was changed.
    if (moves) await this.release(marinaId, isRefusal(answer) ? email : old, boaterId, context);
    return answer;
  }

  /** Frees the mail address, e.g. before this person is erased. */
  async release(marinaId: string, email: string, boaterId: string, context: CommandContext): Promise<void> {
    if (email === '') return;
    await this.claims.release(claimKind(marinaId), email, boaterRecord.streamOf(boaterId), context);
  }

  /** A person without a mail address claims none. */
  private async claim(
    marinaId: string,
    email: string,
    boaterId: string,
    context: CommandContext,
  ): Promise<Refusal | null> {
    if (email === '') return null;
    const taken = refuse('conflict', customerErrors.email_in_use);
    const owner = boaterRecord.streamOf(boaterId);
    return this.claims.claim(claimKind(marinaId), email, owner, context, taken, async (stream) => {
      const { state } = await this.streams.load(boaterRecord, boaterRecord.idOf(stream));
      return state.exists && goesBy(state, email);
    });
  }
}

/**
 * Whether the record holds the address. False if the process died between claiming an address and recording it, or
 * before releasing it.
 */
export function goesBy({ contact }: Pick<Extract<BoaterState, { exists: true }>, 'contact'>, email: string): boolean {
  return contact !== null && claimedName(contact.email) === claimedName(email);
}

const claimKind = (marinaId: string): string => `boater-email:${marinaId}`;
