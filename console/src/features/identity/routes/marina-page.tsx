import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { FirstInvitation } from '../components/first-invitation.js';
import { MarinaEditor } from '../components/marina-editor.js';

/** One marina with all its details, for administrators. */
export function Component() {
  const { t } = useTranslation('identity/marinas');
  const { id = '' } = useParams();
  if (useMay(marinaCalls.get.access)) return <MarinaPage key={id} id={id} />;
  return (
    <Page title={t('trade:marinas')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}

function MarinaPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('identity/marinas');
  const { marina: here } = useSession();
  const { change, changing } = useMarinaSwitch();
  const { data, error, isFetching, refetch } = useLoad(
    marinaCalls.get,
    { marina_id: id },
    { topics: [{ topic: 'marinas', ids: [id] }] },
  );
  // The server refuses what is no id before it looks.
  const unknown = error?.error_type === 'MARINA_NOT_FOUND' || error?.status === 400;
  return (
    <Page
      title={data?.marina.name ?? t('trade:marinas')}
      subtitle={data?.marina.code}
      back={{ to: '/marinas' }}
      actions={
        data !== undefined &&
        data.marina.id !== here?.id && (
          <Button busy={changing === id} onClick={() => void change(id)}>
            {t('actions:workThere')}
          </Button>
        )
      }
    >
      {unknown ? (
        <NotFound home="/marinas" title={t('notFound')} text={t('notFoundText')} />
      ) : error !== null ? (
        <LoadFailed load={{ error, isFetching, refetch }} />
      ) : data === undefined ? (
        <LoadingLines lines={8} />
      ) : (
        <>
          <MarinaEditor key={data.revision} found={data} />
          <FirstInvitation marina={data.marina} />
        </>
      )}
    </Page>
  );
}
