import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';

/** A boater as the contact of a vessel; `hides`: the marina hides contact details before an approval. */
export function vesselContactOf(boater: BoaterRecord, hides: boolean) {
  const { id, relation_type, first_name, last_name, email, phone } = maskContact(
    boater,
    hides && !boater.contact_shown,
  );
  return { id, relation_type, first_name, last_name, email, phone };
}
