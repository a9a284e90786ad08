import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSession, useUser } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { marinaListRoute } from '../api/marina-list-route.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { MarinaRow } from '../components/marina-row.js';

const AdminMarinas = lazyWithRetry(async () => (await import('../components/admin-marinas.js')).AdminMarinas);
const ChainScreen = lazyWithRetry(async () => (await import('../components/chain-screen.js')).ChainScreen);

const PAGE = 25;

/** The marinas that the user may view; chain managers see their figures. Users who work in several choose the current one here. */
export function Component() {
  const user = useUser();
  if (user.chain_manager && !user.is_admin && !user.association_manager) return <ChainScreen />;
  if (user.is_admin && !user.association_manager) return <AdminMarinas />;
  const route = marinaListRoute(user);
  return route === null ? <NoPermission /> : <Marinas route={route} works={!user.association_manager} />;
}

interface MarinasProps {
  route: NonNullable<ReturnType<typeof marinaListRoute>>;
  works: boolean;
}

function Marinas({ route, works }: MarinasProps) {
  const { t } = useTranslation('identity');
  const { marina: here } = useSession();
  const [search, setSearch] = useState('');
  const [size, setSize] = useState(PAGE);
  const question = { page_size: size, ...(search === '' ? {} : { search }) };
  const load = useLoad(route, question, {
    topics: [{ topic: 'marinas' }],
    keepPrevious: true,
  });
  const { data, error, refetch, isFetching } = load;
  const { change, changing } = useMarinaSwitch();
  return (
    <Page title={t('trade:marinas')}>
      <SearchField label={t('marinasSearch')} value={search} onSearch={setSearch} width={320} />
      <NotRefreshed load={load} />
      {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
      {error === null && data === undefined && <LoadingLines lines={5} rowHeight={52} />}
      {data?.items.length === 0 && search === '' && <EmptyState title={t('marinasNone')} />}
      {data?.items.length === 0 && search !== '' && (
        <NoMatch title={t('marinasNoMatch', { search })} onClear={() => setSearch('')} />
      )}
      {data !== undefined && data.items.length > 0 && (
        <Card as="ul" style={{ maxWidth: 760 }}>
          {data.items.map((marina) => (
            <MarinaRow
              key={marina.id}
              marina={marina}
              here={marina.id === here?.id}
              busy={changing === marina.id}
              onWork={works ? () => void change(marina.id) : undefined}
            />
          ))}
        </Card>
      )}
      {data !== undefined && data.total > data.items.length && size < 100 && (
        <div>
          <Button busy={isFetching} onClick={() => setSize(Math.min(100, size + PAGE))}>
            {t('marinasMore')}
          </Button>
        </div>
      )}
    </Page>
  );
}
