import { isAddress } from './smtp-url.js';

/** Characters before the @ of `REPLY_ADDRESS`: with `+` and a token, at most 64 are allowed (RFC 5321 §4.5.3.1.1). */
const LOCAL_PART_MAX = 16;

/** Characters of a token. Mail servers may change the case of an address, so a token has small letters and digits only. */
export const REPLY_TOKEN_LENGTH = 47;

/** Whether `+` and a token can be added to the address. */
export function isReplyAddress(address: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@'));
  return isAddress(address) && local.length <= LOCAL_PART_MAX && !local.includes('+');
}

/** `reply@example.org` with a token: `reply+token@example.org`. */
export function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** The token in an address that `withToken` made, whatever its case; undefined: the address is another one. */
export function tokenIn(recipient: string, address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const [start, end] = [`${address.slice(0, at)}+`, address.slice(at)];
  const given = recipient.trim().toLowerCase();
  if (!given.startsWith(start) || !given.endsWith(end)) return undefined;
  const token = given.slice(start.length, -end.length);
  return token.length === REPLY_TOKEN_LENGTH && /^[0-9a-z]+$/.test(token) ? token : undefined;
}
