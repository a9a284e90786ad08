import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import type { ListTab } from '../model/list-tabs.js';

interface ListInsteadProps {
  /** What went wrong, in words. */
  error: string | null;
  retrying: boolean;
  onRetry: () => void;
  /** Given when filters leave nothing over. */
  onClear: (() => void) | undefined;
  tab: ListTab;
}

/** What stands where there is no row: an error, filters that match nothing, or a stage nobody has got to. */
export function ListInstead({ error, retrying, onRetry, onClear, tab }: ListInsteadProps) {
  const { t } = useTranslation('reservation-list');
  if (error !== null) return <ErrorState text={error} onRetry={onRetry} busy={retrying} />;
  if (onClear !== undefined) return <NoMatch onClear={onClear} />;
  if (tab === 'PENDING' || tab === 'NEW') {
    return <EmptyState title={t(tab === 'NEW' ? 'emptyNew' : 'emptyPending')}>{t('emptyPendingText')}</EmptyState>;
  }
  return <EmptyState title={t('emptyOther')}>{t('emptyOtherText')}</EmptyState>;
}
