import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ConsumersCard } from '../components/consumers-card.js';
import { EnginesCard } from '../components/engines-card.js';
import { NotSentBanner } from '../components/not-sent-banner.js';
import { ParkedCard } from '../components/parked-card.js';
import { StorageCard } from '../components/storage-card.js';

/** The state of the installation has no hints: it is asked again at this interval. */
const EVERY_MS = 5_000;

/** How the installation runs: engines, consumers of the log, rebuilds and what was set aside; for administrators. */
export function Component() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('trade:operations')}>
      {useMay(operationsCalls.overview.access) ? <Operations /> : <NoPermission text={t('operationsAdminOnly')} />}
    </Page>
  );
}

function Operations() {
  const load = useLoad(operationsCalls.overview, undefined, { topics: [], refetchEvery: EVERY_MS });
  const { data, error, isFetching, refetch } = load;
  return (
    <>
      {error !== null ? (
        <LoadFailed load={{ error, isFetching, refetch }} />
      ) : data === undefined ? (
        <LoadingLines lines={4} />
      ) : (
        <>
          {data.not_sent !== null && <NotSentBanner period={data.not_sent} />}
          <EnginesCard overview={data} />
        </>
      )}
      <StorageCard />
      <ParkedCard every={EVERY_MS} />
      <ConsumersCard rebuilds={data?.rebuilds ?? []} every={EVERY_MS} />
    </>
  );
}
