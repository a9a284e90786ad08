import type { StoredContact } from '../../../contracts/customers/contact.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';

export type BoaterState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly marina_id: string;
      readonly relation_type: CustomerType;
      readonly registered_by: 'MARINA' | 'BOATER';
      /** One of their reservations was approved. */
      readonly revealed: boolean;
      /** Null: the person was erased. */
      readonly contact: StoredContact | null;
      /** The record that stands for this one since both were merged; null: it stands for itself. */
      readonly survivor_id: string | null;
      /** Other records of the person that are part of this one, the latest last. */
      readonly merges: readonly BoaterMerge[];
    };

/** What a merge decides about the surviving record, and what its undo gives back. */
export type MergedFacts = Pick<
  Extract<BoaterState, { exists: true }>,
  'contact' | 'relation_type' | 'registered_by' | 'revealed'
>;

export interface BoaterMerge {
  readonly merged_id: string;
  /** UTC instant. */
  readonly at: string;
  /** The surviving record as it was before. */
  readonly before: MergedFacts;
  /** The surviving record has changed since: the merge can no longer be undone. */
  readonly built_on: boolean;
}
