import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { Injectable } from '@nestjs/common';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/boater.js';
import type { BoaterState } from '../domain/boater-state.js';
import type { MergingCommand } from '../domain/merging.js';
import { boaterRecord } from './boater-record.js';

type Registered = Extract<BoaterState, { exists: true }>;

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

  /**
   * The boater in this marina's register; null if there is none with this id. For a record that was merged it is the
   * record that stands for it.
   */
  async find(marina_id: string, boaterId: string): Promise<Registered | null> {
    return (await this.person(marina_id, boaterId))?.state ?? null;
  }

  /** The record with exactly this id, although another one may stand for it. */
  async record(marina_id: string, boaterId: string): Promise<Registered | null> {
    const { state } = await this.streams.load(boaterRecord, boaterId);
    return state.exists && state.marina_id === marina_id ? state : null;
  }

  /** The marina whose register has the record; null: none. For administrators only. */
  async marinaOf(boaterId: string): Promise<string | null> {
    const { state } = await this.streams.load(boaterRecord, boaterId);
    return state.exists ? state.marina_id : null;
  }

  /** The record that stands for the person, with its id; null if the marina has none with this id. */
  async person(marina_id: string, boaterId: string): Promise<{ id: string; state: Registered } | null> {
    const state = await this.record(marina_id, boaterId);
    if (state === null) return null;
    return state.survivor_id === null ? { id: boaterId, state } : this.person(marina_id, state.survivor_id);
  }

  /** The ids of all records of the person, the one that stands for them first; empty if the marina has none. */
  async idsOf(marina_id: string, boaterId: string): Promise<readonly string[]> {
    const person = await this.person(marina_id, boaterId);
    return person === null ? [] : this.withMerged(marina_id, person.id, person.state);
  }

  private async withMerged(marina_id: string, id: string, { merges }: Registered): Promise<string[]> {
    const parts = await Promise.all(
      merges.map(async ({ merged_id }) => {
        const merged = await this.record(marina_id, merged_id);
        // A merge that is not finished yet, or being undone.
        return merged?.survivor_id === id ? this.withMerged(marina_id, merged_id, merged) : [];
      }),
    );
    return [id, ...parts.flat()];
  }

  /** The revision of the record with this id; null if there is none. */
  async revisionOf(boaterId: string): Promise<number | null> {
    return (await this.streams.load(boaterRecord, boaterId)).revision;
  }

  /** Runs the rules of merging on one record. */
  merging(
    marina_id: string,
    boaterId: string,
    command: MergingCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(boaterRecord, boaterId, context, (state) => decide(command, state, { marina_id }));
  }

  /**
   * The id that claims a mail address. The claim precedes the record, so the boater may not exist yet; a caller that
   * finds such a claim registers the boater. The addresses of records that were merged lead to the record that stands
   * for them.
   */
  async idByEmail(marina_id: string, email: string): Promise<string | null> {
    if (email === '') return null;
    const owner = await this.claims.ownerOf(claimKind(marina_id), email);
    if (owner === null) return null;
    const id = boaterRecord.idOf(owner);
    return (await this.person(marina_id, id))?.id ?? id;
  }

  /**
   * Whether the person goes by the address, also from before a merge. False if the process died between claiming an
   * address and recording it, or before releasing it.
   */
  async goesBy(marina_id: string, boaterId: string, email: string): Promise<boolean> {
    const ids = await this.idsOf(marina_id, boaterId);
    const records = await Promise.all(ids.map((id) => this.record(marina_id, id)));
    return records.some((state) => state !== null && holds(state, email));
  }

  /** Registers a person in one append. `EMAIL_IN_USE` if someone else has claimed the mail address in the meantime. */
  async register(marina_id: string, boater: NewBoater, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const { id: boater_id, ...facts } = boater;
    const register = (state: BoaterState) =>
      decide({ type: 'RegisterBoater', boater_id, ...facts }, state, { marina_id });
    // A command that was carried out before claims an address that it has, and gets its receipt from the log.
    const answered = await this.streams.foresee(boaterRecord, boater_id, context, register, 'may_be_new');
    if (answered !== null) return answered;
    const refusal = await this.claim(marina_id, boater.contact.email, boater.id, context);
    if (refusal !== null) return refusal;
    return this.streams.execute(boaterRecord, boater_id, context, register);
  }

  /** Changes a record and, along with its mail address, the claim. */
  async change(
    marina_id: string,
    boaterId: string,
    changed: { readonly changes: Partial<StoredContact>; readonly relation_type?: CustomerType },
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const person = await this.person(marina_id, boaterId);
    if (person === null) return refuse('not_found', customerErrors.boater_not_found);
    const { id: boater_id, state: boater } = person;
    const change = (state: BoaterState) =>
      decide({ type: 'ChangeBoater', boater_id, ...changed }, state, { marina_id });
    const answered = await this.streams.foresee(boaterRecord, boater_id, context, change);
    if (answered !== null) return answered;
    const old = boater.contact?.email;
    const email = changed.changes.email;
    const moves = old !== undefined && email !== undefined && email !== old;
    // An address of a merged record is the person's already.
    const theirs = moves && (await this.idByEmail(marina_id, email)) === boater_id;
    if (moves && !theirs) {
      const refusal = await this.claim(marina_id, email, boater_id, context);
      if (refusal !== null) return refusal;
    }
    const answer = await this.streams.execute(boaterRecord, boater_id, context, change);
    // The address that is no longer needed: the old one, or the new one if nothing was changed.
    const idle = isRefusal(answer) ? (theirs ? undefined : email) : old;
    if (moves && idle !== undefined && !(await this.held(boater_id, idle))) {
      await this.release(marina_id, idle, boater_id, context);
    }
    return answer;
  }

  private async held(boaterId: string, email: string): Promise<boolean> {
    const { state } = await this.streams.load(boaterRecord, boaterId);
    return state.exists && holds(state, email);
  }

  /** Frees the mail address, e.g. before this person is erased. */
  async release(marina_id: string, email: string, boaterId: string, context: CommandContext): Promise<void> {
    if (email === '') return;
    await this.claims.release(claimKind(marina_id), email, boaterRecord.streamOf(boaterId), context);
  }

  /** A person without a mail address claims none. */
  private async claim(
    marina_id: string,
    email: string,
    boaterId: string,
    context: CommandContext,
  ): Promise<Refusal | null> {
    if (email === '') return null;
    const taken = refuse('conflict', customerErrors.email_in_use);
    const owner = boaterRecord.streamOf(boaterId);
    return this.claims.claim(claimKind(marina_id), email, owner, context, taken, async (stream) => {
      return this.held(boaterRecord.idOf(stream), email);
    });
  }
}

/** Every address that a record answers to: its own, and those that it had before a merge chose another one. */
export function addressesOf({ contact, merges }: Registered): string[] {
  const emails = [contact, ...merges.map(({ before }) => before.contact)].map((known) => known?.email ?? '');
  return [...new Set(emails)].filter((email) => email !== '');
}

function holds(state: Registered, email: string): boolean {
  return state.contact !== null && addressesOf(state).some((one) => claimedName(one) === claimedName(email));
}

const claimKind = (marina_id: string): string => `boater-email:${marina_id}`;
