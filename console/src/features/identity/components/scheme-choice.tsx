import { useTranslation } from 'react-i18next';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useScheme } from '../../../ui/theme/use-scheme.js';

/** Light, dark, or the current setting of the system. */
export function SchemeChoice() {
  const { t } = useTranslation('identity');
  const { choice, choose } = useScheme();
  return (
    <ToggleInput
      label={t('trade:colours')}
      value={choice}
      onChange={(value) => choose(value === 'light' || value === 'dark' ? value : 'system')}
      options={[
        { value: 'light', label: t('schemeLight') },
        { value: 'dark', label: t('schemeDark') },
        { value: 'system', label: t('schemeSystem') },
      ]}
    />
  );
}
