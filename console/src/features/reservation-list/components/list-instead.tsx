import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import type { ListTab } from '../model/list-tabs.js';

interface ListInsteadProps {
  /** The error in words; null if there is none. */
  error: string | null;
  retrying: boolean;
  onRetry: () => void;
  /** Clears the filters; undefined if none is set. */
  onClear: (() => void) | undefined;
  tab: ListTab;
}

/** Shown in place of rows: an error, filters that match nothing, or an empty tab. */
export function ListInstead({ error, retrying, onRetry, onClear, tab }: ListInsteadProps) {
  const { t } = useTranslation('reservation-list');
  if (error !== null) return <ErrorState text={error} onRetry={onRetry} busy={retrying} />;
  if (onClear !== undefined) return <NoMatch onClear={onClear} />;
  if (tab === 'PENDING' || tab === 'NEW') {
    return <EmptyState title={t(tab === 'NEW' ? 'emptyNew' : 'emptyPending')}>{t('emptyPendingText')}</EmptyState>;
  }
  return <EmptyState title={t('emptyOther')}>{t('emptyOtherText')}</EmptyState>;
}
