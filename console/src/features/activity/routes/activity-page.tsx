import { useTranslation } from 'react-i18next';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ActivityScreen } from '../components/activity-screen.js';

/** Arrivals and departures. */
export function Component() {
  const { t } = useTranslation('activity');
  const may = useMay(trafficCalls.activity.access);
  if (may) return <ActivityScreen />;
  return (
    <Page title={t('trade:arrivalsAndDepartures')}>
      <NoPermission />
    </Page>
  );
}
