import { useTranslation } from 'react-i18next';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { customerTopics } from '../api/customer-topics.js';
import { visitorsQuestion } from '../model/customers-question.js';
import { boaterHref } from '../model/row-addresses.js';
import { visitMark } from '../model/visit-mark.js';
import { CustomersInstead } from './customers-instead.js';
import { CustomersPager } from './customers-pager.js';
import type { CustomerTableProps } from './residents-table.js';
import { useVisitorColumns } from './use-visitor-columns.js';
import { useVisitWords } from './use-visit-words.js';

/** The visitors, those last in touch first. */
export function VisitorsTable({ url, density, action }: Omit<CustomerTableProps, 'hidden'>) {
  const { t } = useTranslation('customers');
  const answer = useLoad(customerListCalls.visitors, visitorsQuestion(url.choices), customerTopics);
  const shown = useListedPage(answer, url.choices, url.turnTo);
  const columns = useVisitorColumns();
  const changed = useRecentChanges('customers');
  return (
    <ListTable
      folds
      label={t('visitorsLabel')}
      columns={columns}
      rows={shown.rows}
      rowId={(row) => row.id}
      rowHref={({ id }) => boaterHref(id)}
      rowLabel={({ full_name }) => full_name ?? t('erased')}
      edge={({ next_visit }) => visitMark(next_visit) === 'our_move'}
      changed={changed}
      density={density}
      card={(row) => <VisitorCard row={row} />}
      loading={shown.data === undefined && !shown.failed}
      loadingRows={url.choices.page_size}
      stale={answer.isPlaceholderData}
      load={answer}
      instead={
        (shown.failed || shown.nothing) && (
          <CustomersInstead
            url={url}
            error={shown.failed ? answer.error : null}
            retrying={answer.isFetching}
            onRetry={() => void answer.refetch()}
            inAll={shown.data?.counts.visitors ?? 0}
            action={action}
          />
        )
      }
      footer={<CustomersPager url={url} total={shown.data?.total ?? 0} />}
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
