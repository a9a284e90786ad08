import { sameJson } from '../../../../../contracts/vocabulary/same-json.js';

/** Sections of settings as a form holds them: the body of each call by its name. */
export type Sections = Readonly<Record<string, object>>;

/** The dotted names of the fields that differ, section by section. */
export function changedFields(before: Sections, now: Sections): string[] {
  return Object.keys(before).flatMap((section) => {
    const old = before[section] as Readonly<Record<string, unknown>>;
    const next = (now[section] ?? {}) as Readonly<Record<string, unknown>>;
    return [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .filter((field) => !sameJson(old[field], next[field]))
      .map((field) => `${section}.${field}`);
  });
}

/** The number of fields with an error, in an object of errors as the form library nests them. */
export function wrongFields(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  return Object.entries(errors).reduce((sum, [name, inner]) => sum + (name === 'ref' ? 0 : wrongFields(inner)), 0);
}

/** A copy that the form library, which changes nested values in place, does not share. */
export function copyOf<T extends object>(values: T): T {
  return JSON.parse(JSON.stringify(values)) as T;
}
