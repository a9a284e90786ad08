import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import type { AddressErrorLine } from '../../../contracts/loyalty/gift.js';
import { type AddressError, addressErrors } from '../../../contracts/loyalty/vocabulary.js';
import { email as emailField } from '../../../contracts/vocabulary/person.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import type { AccountState } from '../domain/account-state.js';
import { Accounts } from '../records/accounts.js';

/** One address of a list with its member. */
export interface CheckedLine {
  /** As it stands in the list. */
  readonly address: string;
  readonly code: AddressError | null;
  readonly member: { readonly account_id: string; readonly name: string | null; readonly state: AccountState } | null;
}

export type KnownLine = CheckedLine & { readonly member: NonNullable<CheckedLine['member']> };

interface Person {
  readonly name: string | null;
  readonly email: string | null;
}

const knownAddress = z.object({ email: emailField });

/** Finds the members of a list of addresses. */
@Injectable()
export class MemberAddressLookup {
  constructor(
    private readonly accounts: Accounts,
    private readonly queries: QueryBus,
  ) {}

  async of(addresses: readonly string[]): Promise<CheckedLine[]> {
    const seen = new Set<string>();
    const lines = addresses.map((address) => {
      const parsed = knownAddress.safeParse({ email: address });
      if (!parsed.success) return { address, email: null, code: addressErrors.invalid };
      const { email } = parsed.data;
      const twice = seen.has(email);
      seen.add(email);
      return { address, email, code: twice ? addressErrors.twice : null };
    });
    const found = await sideBySide(lines, async ({ email, code }) => {
      const id = email === null || code !== null ? null : await this.accounts.idByAddress(email);
      return id === null ? null : { id, state: (await this.accounts.load(id)).state };
    });
    const people = await this.people(found.flatMap((account) => account?.state.records ?? []));
    return lines.map(({ address, email, code }, index) => {
      const account = found[index] ?? null;
      if (code !== null || account === null) return { address, code: code ?? addressErrors.not_member, member: null };
      const { id: account_id, state } = account;
      const persons = state.records.map(({ boater_id }) => people.get(boater_id));
      const person = persons.find((known) => known?.email === email);
      // The account belongs to somebody who has another address now, or was erased.
      if (person === undefined) return { address, code: addressErrors.not_member, member: null };
      return { address, code: null, member: { account_id, name: person.name, state } };
    });
  }

  /** Whether a member is still a known person. */
  async isKnown({ records }: AccountState): Promise<boolean> {
    const people = await this.people(records);
    return [...people.values()].some(({ name, email }) => name !== null || email !== null);
  }

  /** Names and addresses by the record of the boater; one question for each marina. */
  async people(records: AccountState['records']): Promise<ReadonlyMap<string, Person>> {
    const people = new Map<string, Person>();
    for (const [marina_id, here] of Map.groupBy(records, (record) => record.marina_id)) {
      const boater_ids = here.map(({ boater_id }) => boater_id);
      for (const boater of await this.queries.execute(new FindBoaters({ marina_id, boater_ids }))) {
        const name = [boater.first_name, boater.last_name].filter((part) => part !== null).join(' ');
        people.set(boater.id, { name: name === '' ? null : name, email: boater.email });
      }
    }
    return people;
  }
}

/** Those with a member, and the others with their reasons. */
export function divided(lines: readonly CheckedLine[]): { known: KnownLine[]; errors: AddressErrorLine[] } {
  const known = lines.filter((line): line is KnownLine => line.member !== null);
  const errors = lines.flatMap(({ address, code }) => (code === null ? [] : [{ address, code }]));
  return { known, errors };
}
