import { useTranslation } from 'react-i18next';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { MapScreen } from '../components/map-screen.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

/** The harbour map, now or as it stood. */
export function Component() {
  const { t } = useTranslation('map');
  const may = useMay(harbourMapCalls.showMap.access);
  if (may) return <MapScreen />;
  return (
    <Page title={t('trade:harbourMap')}>
      <NoPermission />
    </Page>
  );
}
