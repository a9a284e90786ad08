import type { BoaterRecord } from '../../../contracts/customers/boater.js';

/** Whether a link can be mailed to the boater. */
export function hasEmail(boater: Pick<BoaterRecord, 'email'> | undefined): boolean {
  return boater?.email != null && boater.email !== '';
}
