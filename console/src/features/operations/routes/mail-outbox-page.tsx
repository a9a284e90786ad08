import { useTranslation } from 'react-i18next';
import { mailOutboxCalls } from '../../../../../contracts/operations/calls.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
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
  const { instant } = useFormats();
  const { state, set, clear, turnTo, showRows } = useListState(defaults);
  const list = useOutbox(state, { turnTo, showRows });
  const columns = useMailColumns();
  // An installation with a mail server has no outbox.
  if (list.load.error?.error_type === 'NOT_FOUND') {
    return <EmptyState title={t('deliveredTitle')}>{t('deliveredText')}</EmptyState>;
  }
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
      <PagedList
        folds
        list={list}
        label={t('listLabel')}
        columns={columns}
        rowId={(mail) => mail.id}
        rowHref={(mail) => `/outbox/${encodeURIComponent(mail.id)}`}
        rowLabel={(mail) => `${mail.subject}, ${mail.to}`}
        card={(mail) => <MailCard mail={mail} when={instant(mail.sent_at)} />}
        noMatch={
          state.search !== '' && {
            onClear: () => clear(['page_size']),
            search: { text: state.search, onClear: () => set({ search: '' }) },
          }
        }
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      />
    </>
  );
}
