import type { MergeSide } from '../../../../../contracts/customers/merging-call-schemas.js';
import { type MergedField, mergedFields } from '../../../../../contracts/customers/vocabulary.js';

type Person = MergeSide['boater'];

/** The person's values by the names that a merge knows them by; empty: not known. */
export function valueOf(boater: Person, field: MergedField): string {
  return (field === 'birthday' ? boater.date_of_birth : boater[field]) ?? '';
}

/** The fields whose values differ: for these the user chooses. */
export function differingFields(kept: Person, merged: Person): MergedField[] {
  return mergedFields.filter((field) => valueOf(kept, field) !== valueOf(merged, field));
}

/** The values of the other record that are proposed: those that the surviving record lacks. */
export function proposedFields(kept: Person, merged: Person): MergedField[] {
  return differingFields(kept, merged).filter((field) => valueOf(kept, field) === '');
}

/** The addresses of the screen: the record to keep, and the one to merge with it. */
export function mergeHref(keptId: string, mergedId?: string): string {
  return `/boaters/${keptId}/merge${mergedId === undefined ? '' : `?with=${mergedId}`}`;
}
