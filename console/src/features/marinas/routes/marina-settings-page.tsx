import { useTranslation } from 'react-i18next';
import { MarinaForm } from '../components/marina-form.js';
import { SettingsGate } from '../components/settings-gate.js';

/** The marina itself: what boaters read about it (spec 3 §2). */
export function Component() {
  const { t } = useTranslation('marinas');
  return <SettingsGate title={t('trade:marina')}>{(page) => <MarinaForm page={page} />}</SettingsGate>;
}
