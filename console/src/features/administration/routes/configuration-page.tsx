import { useTranslation } from 'react-i18next';
import { configurationCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { LegalTextsCard } from '../components/legal-texts-card.js';
import { LogosCard } from '../components/logos-card.js';
import { OfferCard } from '../components/offer-card.js';
import { ReloadCard } from '../components/reload-card.js';

/** The configuration of the installation, for administrators. */
export function Component() {
  const { t } = useTranslation('administration/configuration');
  return (
    <Page title={t('trade:configuration')}>
      {useMay(configurationCalls.get.access) ? <Configuration /> : <NoPermission text={t('adminOnly')} />}
    </Page>
  );
}

function Configuration() {
  const { data, error, isFetching, refetch } = useLoad(configurationCalls.get, undefined, {
    topics: [{ topic: 'marinas' }],
  });
  if (error !== null) {
    return <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  if (data === undefined) return <LoadingLines lines={10} />;
  return (
    <>
      <LegalTextsCard texts={data.texts} onPublished={() => void refetch()} />
      {/* The key changes only with the offer, so a new text or logo does not empty the form. */}
      <OfferCard
        key={JSON.stringify(data.offer)}
        offer={data.offer}
        revision={data.revision}
        onSaved={() => void refetch()}
      />
      <LogosCard names={data.offer.associations} logos={data.logos} onChanged={() => void refetch()} />
      <ReloadCard />
    </>
  );
}
