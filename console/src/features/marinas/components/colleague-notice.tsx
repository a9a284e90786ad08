import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import type { Sections } from '../model/changes.js';
import type { SettingsForm } from '../model/use-settings-form.js';
import { useFieldNames } from '../model/use-field-names.js';

/** A colleague saved fields of this form first: shows them, and lets the user choose. */
export function ColleagueNotice({ form, values }: { form: SettingsForm; values: Sections }) {
  const { t } = useTranslation('marinas');
  const nameOf = useFieldNames();
  if (form.theirs.length === 0) return null;
  const shown = (path: string): string => {
    const [section = '', field = ''] = path.split('.');
    const value = (values[section] as Readonly<Record<string, unknown>> | undefined)?.[field];
    if (value === null || value === '') return t('none');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : t('changedValue');
  };
  return (
    <ConflictNotice
      by={form.stale?.changes.at(-1)?.by.name ?? null}
      differences={form.theirs.map((path) => ({ field: nameOf(path), now: shown(path) }))}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.keepMine}
    />
  );
}
