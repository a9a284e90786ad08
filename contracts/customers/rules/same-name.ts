import { folded } from '../../vocabulary/folded-text.js';

interface Named {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/**
 * Whether a form names another person than the one on record. Accents, capitals and spaces do not count, nor does a
 * name that the record lacks.
 */
export function isNamedOtherwise(onRecord: Named, typed: Named): boolean {
  return (['first_name', 'last_name'] as const).some((field) => {
    const known = folded(onRecord[field] ?? '');
    return known !== '' && known !== folded(typed[field] ?? '');
  });
}
