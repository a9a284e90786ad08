import type { AccessOrigin } from '../user.js';

interface Access {
  readonly chain_manager: boolean;
  /** Null or absent: the access was given before origins were recorded. */
  readonly origin?: AccessOrigin | null | undefined;
}

/**
 * Whether a chain manager has this access by the chain, and so manages the marina for it. An invitation that the person
 * accepted gives no more than what it says (docs/rules/identity.md).
 */
export function isByChain({ chain_manager, origin }: Access): boolean {
  return chain_manager && origin !== 'marina' && origin !== 'chain_invitation';
}

/** Whether the managers of the chain end this access: one of them gave it. */
export function isSentByChain({ origin }: Pick<Access, 'origin'>): boolean {
  return origin === 'chain' || origin === 'chain_invitation';
}
