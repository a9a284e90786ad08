import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { useFilterNames } from './use-filter-names.js';
import type { CustomersUrl } from './use-customers-url.js';

interface CustomersInsteadProps {
  url: CustomersUrl;
  /** Number of customers in the tab without the filters. */
  inAll: number;
  /** The button that adds the first customer. */
  action: ReactNode;
}

/** Shown in place of rows: filters that match nothing, or an empty tab. */
export function CustomersInstead({ url, inAll, action }: CustomersInsteadProps) {
  const { t } = useTranslation('customers');
  const { search } = url.choices;
  const filters = useFilterNames(url);
  // The table of requests has states of its own.
  const tab = url.choices.tab === 'requests' ? 'residents' : url.choices.tab;
  if (url.filtered) {
    const title = search === '' ? t('customers_noResultsTitle2') : t('customers_searchFailTitle', { search });
    return (
      <NoMatch
        title={title}
        onClear={url.clear}
        filters={filters}
        search={{ text: search, onClear: () => url.filter({ search: '' }) }}
      >
        {t('withoutFilters', { count: inAll })}
      </NoMatch>
    );
  }
  const texts = {
    residents: { title: t('noResidents'), text: t('noResidentsText') },
    visitors: { title: t('noVisitors'), text: t('noVisitorsText') },
    archived: { title: t('noArchived'), text: t('noArchivedText') },
  }[tab];
  return (
    <EmptyState title={texts.title} action={tab === 'archived' ? undefined : action}>
      {texts.text}
    </EmptyState>
  );
}
