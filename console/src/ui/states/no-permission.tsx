import { useTranslation } from 'react-i18next';
import { ClosedGate } from './drawings.js';
import { StateBlock } from './state-block.js';

/** Shown when the account lacks the permission. */
export function NoPermission({ text }: { text?: string | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <StateBlock drawing={<ClosedGate />} title={t('noPermissionTitle')}>
      {text ?? t('noPermissionText')}
    </StateBlock>
  );
}
