import { useTranslation } from 'react-i18next';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { customerTopics } from '../api/customer-topics.js';
import { visitorsQuestion } from '../model/customers-question.js';
import { boaterHref } from '../model/row-addresses.js';
import { visitMark } from '../model/visit-mark.js';
import { CustomersInstead } from './customers-instead.js';
import type { CustomerTableProps } from './residents-table.js';
import { useVisitorColumns } from './use-visitor-columns.js';
import { useVisitWords } from './use-visit-words.js';

/** The visitors, those last in touch first. */
export function VisitorsTable({ url, density, action }: Omit<CustomerTableProps, 'hidden'>) {
  const { t } = useTranslation('customers');
  const list = usePagedLoad(customerListCalls.visitors, visitorsQuestion(url.choices), url.turns, customerTopics);
  const columns = useVisitorColumns();
  const changed = useRecentChanges('customers');
  return (
    <PagedList
      folds
      list={list}
      label={t('visitorsLabel')}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={({ id }) => boaterHref(id)}
      rowLabel={({ full_name }) => full_name ?? t('erased')}
      edge={({ next_visit }) => visitMark(next_visit) === 'our_move'}
      changed={changed}
      density={density}
      card={(row) => <VisitorCard row={row} />}
      loadingRows={url.choices.page_size}
      empty={<CustomersInstead url={url} inAll={list.data?.counts.visitors ?? 0} action={action} />}
    />
  );
}

/** A visitor on a phone. */
function VisitorCard({ row }: { row: VisitorRow }) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const { main, second } = useVisitWords()(row.next_visit);
  const last = t(`interaction_${row.last_interaction_kind}`, { when: formats.instant(row.last_interaction) });
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <TwoLines main={<strong>{row.full_name ?? t('erased')}</strong>} second={last} />
      <TwoLines main={main} second={second} />
    </span>
  );
}
