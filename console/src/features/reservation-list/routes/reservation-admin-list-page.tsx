import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useMay } from '../../../lib/session/may.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ListScreen } from '../components/list-screen.js';
import { useListUrl } from '../components/use-list-url.js';
import { useMarinaFilter } from '../components/use-marina-filter.js';
import { adminQuestionOf } from '../model/list-question.js';

/** Administrators use one list for all marinas, whatever their editions. */
const EDITION = 'full';

/** The reservations of all marinas. */
export function Component() {
  const { t } = useTranslation('reservation-list');
  const may = useMay(reservationCalls.getallAdmin.access);
  if (may) return <AdminList />;
  return (
    <Page title={t('adminTitle')}>
      <NoPermission text={t('adminOnlyText')} />
    </Page>
  );
}

function AdminList() {
  const { t } = useTranslation('reservation-list');
  const url = useListUrl(EDITION);
  useRememberedList('/reservations-admin');
  const marinas = useMarinaFilter(url.choices.marina_ids, (ids) => url.filter({ marinas: ids.join(',') }));
  const list = usePagedLoad(reservationCalls.getallAdmin, adminQuestionOf(url.choices, EDITION, url.page), url.turns, {
    topics: [{ topic: 'reservations' }],
  });
  return (
    <ListScreen
      title={t('adminTitle')}
      url={url}
      list={list}
      allRows={() =>
        everyPage(
          (page) => call(reservationCalls.getallAdmin, adminQuestionOf(url.choices, EDITION, page)),
          ({ id }) => id,
        )
      }
      rowHref={(row) => `/reservations-admin/${row.marina?.id ?? ''}/${row.id}`}
      marinas={marinas}
    />
  );
}
