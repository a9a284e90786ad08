import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { Loaded } from '../components/page-shell.js';
import { VesselView } from '../components/vessel-view.js';

/** The page of one vessel. */
export function Component() {
  const { id = '' } = useParams();
  return useMay(vesselCalls.get.access) ? <VesselPage key={id} id={id} /> : <NoPermission />;
}

function VesselPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('boaters');
  const answer = useLoad(
    vesselCalls.get,
    { vessel_id: id },
    { topics: [{ topic: 'vessels', ids: [id] }, { topic: 'customers' }, { topic: 'memberships' }] },
  );
  const [declined, setDeclined] = useState<string | null>(null);
  // A vessel that cannot be loaded any more after a decline leads to its boater (spec 2 §4).
  if (declined !== null && answer.error !== null) return <Navigate replace to={`/boaters/${declined}`} />;
  return (
    <Loaded answer={answer} title={t('trade:boat')} notFound={t('vesselNotFound')}>
      {(page) => <VesselView page={page} onDeclined={setDeclined} />}
    </Loaded>
  );
}
