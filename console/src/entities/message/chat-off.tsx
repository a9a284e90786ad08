import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.js';

/** Explains messages where the marina does not have them. */
export function ChatOff() {
  const { t } = useTranslation('entities/message');
  return (
    <EmptyState title={t('chatOffTitle')}>
      <p style={{ margin: 0 }}>{t('chatOffText')}</p>
      <p style={{ margin: 0 }}>{t('chatOffHow')}</p>
    </EmptyState>
  );
}
