import { useTranslation } from 'react-i18next';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { customerTopics } from '../api/customer-topics.js';
import { archivedQuestion } from '../model/customers-question.js';
import { residentHref } from '../model/row-addresses.js';
import { CardLink } from './card-link.js';
import { CustomersInstead } from './customers-instead.js';
import type { CustomerTableProps } from './residents-table.js';
import { RestoreButton } from './restore-button.js';

type ArchivedRow = AnswerOf<typeof customerListCalls.archived>['items'][number];

const NOTHING = '–';

function useArchivedColumns(): readonly Column<ArchivedRow>[] {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const when = ({ archived_at }: ArchivedRow) => formats.instant(archived_at);
  return [
    {
      id: 'boat',
      header: t('trade:boat'),
      width: 190,
      sortKey: 'boat_name',
      cell: ({ boat_name }) => <TwoLines main={<strong>{boat_name ?? NOTHING}</strong>} />,
      text: ({ boat_name }) => boat_name,
    },
    {
      id: 'person',
      header: t('columnFullName'),
      width: 240,
      sortKey: 'full_name',
      cell: ({ full_name, email }) => <TwoLines main={full_name ?? t('erased')} second={email ?? ''} />,
      text: ({ full_name }) => full_name,
    },
    {
      id: 'card',
      header: t('trade:card'),
      width: 130,
      cell: ({ membership_card }) => <CardLink card={membership_card} />,
      text: ({ membership_card }) => membership_card?.card_number,
    },
    {
      id: 'membership',
      header: t('trade:membership'),
      width: 140,
      cell: ({ membership_card }) =>
        membership_card === null ? NOTHING : <CardChip status={membership_card.status} />,
    },
    { id: 'archived', header: t('columnArchived'), width: 170, cell: when, text: when },
    {
      id: 'restore',
      header: '',
      width: 130,
      align: 'right',
      cell: ({ membership_card }) => membership_card !== null && <RestoreButton card={membership_card} />,
    },
  ];
}

/** Customers whose cards are all archived, with the way back. */
export function ArchivedTable({ url, density, action }: Omit<CustomerTableProps, 'hidden'>) {
  const { t } = useTranslation('customers');
  const list = usePagedLoad(customerListCalls.archived, archivedQuestion(url.choices), url.turns, customerTopics);
  const columns = useArchivedColumns();
  return (
    <PagedList
      folds
      list={list}
      label={t('archivedLabel')}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={residentHref}
      rowLabel={({ boat_name, full_name }) => [boat_name, full_name ?? t('erased')].filter(Boolean).join(', ')}
      density={density}
      sort={url.sort}
      onSort={url.sortBy}
      sortsByTwo
      card={({ boat_name, full_name, membership_card: card }) => (
        <span style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 }}>
          <TwoLines
            main={<strong>{boat_name ?? full_name ?? t('erased')}</strong>}
            second={[boat_name === null ? null : full_name, card?.card_number].filter(Boolean).join(', ')}
          />
          {card !== null && <RestoreButton card={card} />}
        </span>
      )}
      loadingRows={url.choices.page_size}
      empty={<CustomersInstead url={url} inAll={list.data?.counts.archived ?? 0} action={action} />}
    />
  );
}
