import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { BoaterView } from '../components/boater-view.js';
import { Loaded } from '../components/page-shell.js';

/** The page of one boater. */
export function Component() {
  const { id = '' } = useParams();
  // Another boater's page starts anew, with nothing typed.
  return useMay(boaterCalls.get.access) ? <BoaterPage key={id} id={id} /> : <NoPermission />;
}

function BoaterPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('boaters');
  const { search } = useLocation();
  const answer = useLoad(
    boaterCalls.get,
    { boater_id: id },
    { topics: [{ topic: 'customers', ids: [id] }, { topic: 'vessels' }, { topic: 'memberships' }] },
  );
  return (
    <Loaded answer={answer} title={t('boater')} notFound={t('boaterNotFound')}>
      {(page) =>
        // A link to a record that was merged leads to the record that stands for it.
        page.boater.id === id ? (
          <BoaterView page={page} />
        ) : (
          <Navigate replace to={{ pathname: `/boaters/${page.boater.id}`, search }} />
        )
      }
    </Loaded>
  );
}
