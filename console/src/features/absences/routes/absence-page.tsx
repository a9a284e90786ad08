import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { AbsenceView } from '../components/absence-view.js';
import { absenceTopics } from '../api/absence-topics.js';
import { rootOf } from '../model/absences-address.js';

/** `/absence-reports/:id` and `/vacancies/:id`. */
export function Component() {
  const { id = '' } = useParams();
  // Another report's page starts anew, with nothing typed.
  return useMay(absenceCalls.get.access) ? <AbsencePage key={id} id={id} /> : <NoPermission />;
}

function AbsencePage({ id }: { readonly id: string }) {
  const { t } = useTranslation('absences');
  const { pathname } = useLocation();
  const { data, error, refetch, isFetching } = useLoad(
    absenceCalls.get,
    { absence_report_id: id },
    { topics: absenceTopics },
  );
  if (data !== undefined) return <AbsenceView report={data} />;
  const home = listAddress(rootOf(pathname));
  return (
    <Page title={t('absence')} back={{ to: home, label: t('backToList') }}>
      <Card>
        {error === null && <LoadingLines lines={8} rowHeight={44} />}
        {error?.missing === true && <NotFound home={home} text={t('notFound')} />}
        {error !== null && !error.missing && <LoadFailed load={{ error, isFetching, refetch }} />}
      </Card>
    </Page>
  );
}
