import { type InviteFailure, MOST_INVITED_AT_ONCE } from '../../../../../contracts/memberships/vocabulary.js';
import { email } from '../../../../../contracts/vocabulary/person.js';

/** The addresses in the box, and how many were entered twice. */
export interface InvitedAddresses {
  readonly addresses: readonly string[];
  /** Addresses that were dropped because the box had them already. */
  readonly dropped: number;
}

export const noAddresses: InvitedAddresses = { addresses: [], dropped: 0 };

const SEPARATORS = /[\s,;]+/;

/** True if the text has an address that is complete: something follows it. */
export function endsAddress(text: string): boolean {
  return SEPARATORS.test(text);
}

/** Adds the addresses of a text, separated by spaces, commas, semicolons or lines; each once. */
export function withAddresses({ addresses, dropped }: InvitedAddresses, text: string): InvitedAddresses {
  const typed = text
    .split(SEPARATORS)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
  const all = new Set([...addresses, ...typed]);
  return { addresses: [...all], dropped: dropped + addresses.length + typed.length - all.size };
}

export function withoutAddresses(list: InvitedAddresses, removed: readonly string[]): InvitedAddresses {
  return { ...list, addresses: list.addresses.filter((address) => !removed.includes(address)) };
}

/** Why an address cannot be invited; null if it can. `refused`: the answers of the server so far. */
export function reasonOf(address: string, refused: ReadonlyMap<string, InviteFailure>): InviteFailure | null {
  return email.safeParse(address).success ? (refused.get(address) ?? null) : 'INVALID';
}

export type SendHindrance = 'noEditor' | 'noAddresses' | 'badAddresses' | 'tooManyAddresses';

/** Why nothing can be sent; null if it can. `bad`: how many of the addresses cannot be invited. */
export function sendHindrance(may: boolean, count: number, bad: number): SendHindrance | null {
  if (!may) return 'noEditor';
  if (count === 0) return 'noAddresses';
  if (bad > 0) return 'badAddresses';
  return count > MOST_INVITED_AT_ONCE ? 'tooManyAddresses' : null;
}
