import { planErrors } from '../../../../../contracts/pricing/rules/plan-rules.js';
import {
  seasonErrors,
  seasonFaults,
  type SeasonFault,
} from '../../../../../contracts/pricing/rules/season-calendar.js';
import { seasonDate } from '../../../../../contracts/pricing/plan-fields.js';
import { type DraftChange, draftChange } from '../../../../../contracts/pricing/versions.js';
import type { PlanForm } from './plan-form.js';

export interface CheckedForm {
  /** The draft that can be saved; null while a field is malformed. */
  readonly draft: DraftChange | null;
  /** Error codes by the field's path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly faults: readonly SeasonFault[];
}

/** The fields and the rules between them, by the contract. */
export function checkForm(form: PlanForm): CheckedForm {
  const errors = new Map<string, string>();
  const parsed = draftChange.safeParse(form);
  for (const issue of parsed.error?.issues ?? []) addTo(errors, issue.path.join('.'), issue.message);
  const dated = form.seasons.every(({ from, to }) => [from, to].every((date) => seasonDate.safeParse(date).success));
  if (parsed.success) for (const { path, code } of planErrors(parsed.data)) addTo(errors, path, code);
  else if (dated) for (const { path, code } of seasonErrors(form.seasons)) addTo(errors, path, code);
  return { draft: parsed.data ?? null, errors, faults: dated ? seasonFaults(form.seasons) : [] };
}

function addTo(errors: Map<string, string>, path: string, code: string): void {
  if (!errors.has(path)) errors.set(path, code);
}
