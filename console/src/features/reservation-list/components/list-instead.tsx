import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoMatch, type NamedFilter, type SearchedFor } from '../../../ui/states/no-match.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import type { ListTab } from '../model/list-tabs.js';
import { tabWords } from '../model/row-keys.js';

export interface TabOfMatches {
  readonly id: ListTab;
  readonly count: number;
  readonly to: { readonly pathname: string; readonly search: string };
}

interface ListInsteadProps {
  /** Clears the filters; undefined if none is set. */
  onClear: (() => void) | undefined;
  filters: readonly NamedFilter[];
  search: SearchedFor;
  tab: ListTab;
  /** Tabs that hold matches while this one has none. */
  elsewhere: readonly TabOfMatches[];
}

/** Shown in place of rows: filters that match nothing, or an empty tab. */
export function ListInstead({ onClear, filters, search, tab, elsewhere }: ListInsteadProps) {
  const { t } = useTranslation('reservation-list');
  if (onClear !== undefined) {
    return (
      <NoMatch
        onClear={onClear}
        filters={filters}
        search={search}
        title={elsewhere.length > 0 ? t('noMatchHere') : undefined}
      >
        {elsewhere.length > 0 && (
          <ChipRow>
            {elsewhere.map(({ id, count, to }) => (
              <LinkButton key={id} size="small" to={to}>
                {t('matchesIn', { count, tab: t(tabWords[id]) })}
              </LinkButton>
            ))}
          </ChipRow>
        )}
      </NoMatch>
    );
  }
  if (tab === 'PENDING' || tab === 'NEW') {
    return <EmptyState title={t(tab === 'NEW' ? 'emptyNew' : 'emptyPending')}>{t('emptyPendingText')}</EmptyState>;
  }
  return <EmptyState title={t('emptyOther')}>{t('emptyOtherText')}</EmptyState>;
}
