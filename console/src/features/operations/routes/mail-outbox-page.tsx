import { useTranslation } from 'react-i18next';
import { mailOutboxCalls } from '../../../../../contracts/operations/calls.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useOutbox } from '../api/use-outbox.js';
import { MailCard } from '../components/mail-card.js';
import { useMailColumns } from '../components/use-mail-columns.js';

const defaults = { search: '', page: 1, page_size: 25 };

/** The mails that were kept instead of sent, newest first. */
export function Component() {
  const { t } = useTranslation('operations');
  const may = useMay(mailOutboxCalls.getall.access);
  return <Page title={t('title')}>{may ? <Outbox /> : <NoPermission />}</Page>;
}

function Outbox() {
  const { t } = useTranslation('operations');
  const problemWords = useProblemWords();
  const { instant } = useFormats();
  const { state, set, clear } = useListState(defaults);
  const load = useOutbox(state);
  const { data, error, isPlaceholderData, isFetching, refetch } = load;
  const columns = useMailColumns();
  // An installation with a mail server has no outbox.
  if (error?.error_type === 'NOT_FOUND') {
    return <EmptyState title={t('deliveredTitle')}>{t('deliveredText')}</EmptyState>;
  }
  const rows = data?.items ?? [];
  const searched = state.search !== '';
  return (
    <>
      <Banner tone="news" title={t('aboutTitle')}>
        {t('about')}
      </Banner>
      <FilterBar
        label={t('search')}
        search={
          <SearchField label={t('search')} value={state.search} onSearch={(search) => set({ search })} width={320} />
        }
      />
      <ListTable
        folds
        label={t('listLabel')}
        columns={columns}
        rows={rows}
        rowId={(mail) => mail.id}
        rowHref={(mail) => `/outbox/${encodeURIComponent(mail.id)}`}
        rowLabel={(mail) => `${mail.subject}, ${mail.to}`}
        card={(mail) => <MailCard mail={mail} when={instant(mail.sent_at)} />}
        loading={data === undefined && error === null}
        stale={isPlaceholderData}
        load={load}
        instead={instead()}
        footer={
          data !== undefined &&
          data.total > 0 && (
            <Pager
              page={state.page}
              pageSize={state.page_size}
              total={data.total}
              onPage={(page) => set({ page }, { push: true })}
              onPageSize={(page_size) => set({ page_size })}
            />
          )
        }
      />
    </>
  );

  function instead() {
    if (data === undefined && error !== null) {
      return <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (rows.length > 0 || data === undefined) return null;
    if (searched)
      return (
        <NoMatch
          onClear={() => clear(['page_size'])}
          search={{ text: state.search, onClear: () => set({ search: '' }) }}
        />
      );
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  }
}
