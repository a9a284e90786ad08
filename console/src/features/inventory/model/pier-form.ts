import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { enteredSizes, type EnteredSizes, sizesOfPier } from './pier-sizes.js';

/** The fields of a pier's form, without its name. */
export interface PierDraft {
  readonly sizes: EnteredSizes;
  readonly instant: boolean;
}

export function draftOf(pier: PierRecord | null): PierDraft {
  return { sizes: sizesOfPier(pier), instant: pier?.instant_booking ?? false };
}

/** Why the form cannot be saved; null: it can. */
export function saveHindrance(form: {
  readonly mayEdit: boolean;
  readonly name: string;
  readonly nameWrong: boolean;
  readonly sizes: EnteredSizes;
}): 'mayNotEdit' | 'nameMissing' | 'correctFirst' | null {
  if (!form.mayEdit) return 'mayNotEdit';
  if (form.name.trim() === '') return 'nameMissing';
  return form.nameWrong || enteredSizes(form.sizes).problem !== null ? 'correctFirst' : null;
}
