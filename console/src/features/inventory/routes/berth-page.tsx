import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthDetail } from '../../../../../contracts/berths/berth-info.js';
import { ViewingToo } from '../../../entities/presence/viewing-too.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MapIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { BerthEditor } from '../form/berth-editor.js';
import { BerthNeighbours } from '../form/berth-neighbours.js';
import { BerthState } from '../form/berth-state.js';
import { HistoryTab } from '../form/history-tab.js';
import { NightsTab, WEEKS } from '../form/nights-tab.js';
import { staysFrom } from '../model/berth-nights.js';
import { useBars } from '../model/use-bars.js';
import { usePiers } from '../model/use-piers.js';

/** One berth: its form, its nights and its history. */
export function Component() {
  const { t } = useTranslation('inventory/berth');
  const { id = '' } = useParams();
  const may = useMay(berthCalls.getBerth.access);
  const back = { to: listAddress('/inventory'), label: t('backToList') };
  if (may) return <LoadedBerth id={id} back={back} />;
  return (
    <Page title={t('trade:berth')} back={back}>
      <NoPermission />
    </Page>
  );
}

interface Back {
  readonly to: string;
  readonly label: string;
}

function LoadedBerth({ id, back }: { id: string; back: Back }) {
  const { t } = useTranslation('inventory/berth');
  const { data, error, isFetching, refetch } = useLoad(
    berthCalls.getBerth,
    { berth_id: id },
    { topics: [{ topic: 'berths' }, { topic: 'occupancy' }, { topic: 'traffic' }] },
  );
  if (data !== undefined) return <OneBerth key={data.id} berth={data} back={back} />;
  return (
    <Page title={t('trade:berth')} back={back}>
      {error === null && <LoadingLines lines={10} />}
      {error !== null && (error.status === 404 || error.status === 400) && (
        <NotFound home="/inventory" title={t('goneTitle')} text={t('goneText')} />
      )}
      {error !== null && error.status !== 404 && error.status !== 400 && (
        <LoadFailed load={{ error, isFetching, refetch }} />
      )}
    </Page>
  );
}

function OneBerth({ berth, back }: { berth: BerthDetail; back: Back }) {
  const { t } = useTranslation('inventory/berth');
  const navigate = useNavigate();
  const today = useFormats().today();
  const [params] = useSearchParams();
  const tab = params.get('tab') ?? 'berth';
  const piers = usePiers().data?.items;
  const bars = useBars([berth.id], today, WEEKS * 7).data?.bars ?? [];
  const stays = staysFrom(bars, berth.id, today);
  return (
    <Page
      title={berth.name}
      back={back}
      chip={
        <>
          <BerthState berth={berth} />
          <ViewingToo kind="berth" id={berth.id} />
        </>
      }
      actions={
        <>
          <BerthNeighbours previous={berth.previous} next={berth.next} />
          <LinkButton to={`/map?berth=${berth.id}`} icon={<MapIcon />}>
            {t('trade:onTheMap')}
          </LinkButton>
        </>
      }
    >
      <Tabs
        label={t('tabs')}
        current={tab}
        tabs={[
          { id: 'berth', label: t('trade:berth'), to: '?' },
          { id: 'nights', label: t('trade:nights'), to: '?tab=nights' },
          { id: 'history', label: t('trade:history'), to: '?tab=history' },
        ]}
      />
      {piers === undefined ? (
        <LoadingLines lines={10} />
      ) : (
        <BerthEditor
          berth={berth}
          piers={piers}
          blank={{}}
          bars={bars}
          onSaved={() => undefined}
          onDeleted={() => void navigate(back.to)}
          instead={
            tab === 'nights' ? (
              <NightsTab berthId={berth.id} {...{ bars, stays, today }} />
            ) : tab === 'history' ? (
              <HistoryTab berthId={berth.id} />
            ) : undefined
          }
        />
      )}
    </Page>
  );
}
