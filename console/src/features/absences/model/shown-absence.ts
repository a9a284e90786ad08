import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import type { AbsenceLink } from '../../../../../contracts/absences/link.js';

/** A report as its page loads it. */
export type ShownAbsence = AbsenceReport & { readonly link: AbsenceLink | null };
