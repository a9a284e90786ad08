import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import { commonScale } from '../../../entities/vessel/boat-outline.js';
import { needsUs } from '../../../entities/membership/card-state.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import type { Density } from '../../../ui/list/column.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { customerTopics } from '../api/customer-topics.js';
import { residentsQuestion } from '../model/customers-question.js';
import { residentHref } from '../model/row-addresses.js';
import { CustomersInstead } from './customers-instead.js';
import { ResidentCard } from './resident-card.js';
import type { CustomersUrl } from './use-customers-url.js';
import { useChoiceColumn } from './use-choice-column.js';
import type { ChosenCards } from './use-chosen-cards.js';
import { useResidentColumns } from './use-resident-columns.js';

const noChoice: ChosenCards = { cards: new Map(), choose: () => undefined, clear: () => undefined };

/** Width of the longest boat on a phone's card in pixels. */
const LONGEST_ON_CARD = 44;

interface ResidentsTableProps extends CustomerTableProps {
  /** The cards that are chosen to be changed together; null where this user changes none. */
  chosen: ChosenCards | null;
}

export interface CustomerTableProps {
  url: CustomersUrl;
  hidden: readonly string[];
  density: Density;
  /** The button that adds a customer, for a marina without any. */
  action: ReactNode;
}

/** The berth holders with their boat and card. */
export function ResidentsTable({ url, hidden, density, action, chosen }: ResidentsTableProps) {
  const { t } = useTranslation('customers');
  const list = usePagedLoad(customerListCalls.residents, residentsQuestion(url.choices), url.turns, customerTopics);
  const facts = useResidentColumns(list.rows);
  const choice = useChoiceColumn(list.rows, chosen ?? noChoice);
  const columns = chosen === null ? facts : [choice, ...facts];
  const changed = useRecentChanges('customers');
  const scale = commonScale(
    list.rows.map(({ vessel_length }) => vessel_length),
    LONGEST_ON_CARD,
  );
  return (
    <PagedList
      folds
      list={list}
      label={t('residentsLabel')}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={residentHref}
      rowLabel={({ boat_name, full_name }) => [boat_name, full_name ?? t('erased')].filter(Boolean).join(', ')}
      edge={({ membership_card }) => needsUs(membership_card)}
      changed={changed}
      hidden={hidden}
      density={density}
      sort={url.sort}
      onSort={url.sortBy}
      sortsByTwo
      card={(row) => <ResidentCard row={row} scale={scale} />}
      loadingRows={url.choices.page_size}
      empty={<CustomersInstead url={url} inAll={list.data?.counts.residents ?? 0} action={action} />}
    />
  );
}
