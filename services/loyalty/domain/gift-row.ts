import type { GiftRow } from '../../../contracts/loyalty/gift.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Gift } from './gift.js';

export function rowOf(gift: Gift, by: string | null): GiftRow {
  const { gift_id, at, to, status, members, done, given, left_out, refused, file_kept: addresses_kept } = gift;
  const figures = { members, done, given, errors: left_out + refused.length, addresses_kept };
  return { gift_id, at, by, to, status, amount: toDecimal(gift.amount), expiry_date: gift.expires_on, ...figures };
}
