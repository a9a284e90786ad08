import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { prepared } from '../../platform/personal-data/prepared-key.js';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The first 16 bytes of an HMAC-SHA256, base64url. */
export function shortMac(key: Buffer, text: string): string {
  return createHmac('sha256', prepared(key)).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
