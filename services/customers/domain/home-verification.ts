import type { CustomerType, VerifyStatus } from '../../../contracts/customers/vocabulary.js';

/** The latest request of a boater for residency in a marina. */
export interface ResidencyRequest {
  readonly status: 'PENDING' | 'APPROVED' | 'DECLINED';
  /** UTC instant of the answer; null while it is pending. */
  readonly finished_at: string | null;
}

/**
 * How far the marina has verified that it is the boater's home (spec 2 §4): approved if verified, which residents are;
 * waiting while a request is pending; declined if the latest one was; else not verified.
 */
export function verificationOf(relation: CustomerType, latest: ResidencyRequest | null): VerifyStatus {
  if (relation === 'RESIDENT') return 'approved';
  if (latest?.status === 'PENDING') return 'waiting';
  return latest?.status === 'DECLINED' ? 'declined' : 'noVerified';
}
