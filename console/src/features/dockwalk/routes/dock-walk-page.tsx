import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { HistoryIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useNavigate } from 'react-router-dom';
import { DeskPage } from '../desk/desk-page.js';
import { NoWalk } from '../end/no-walk.js';
import { PastWalks } from '../end/past-walks.js';
import { WalkPending } from '../end/walk-pending.js';
import { pastAddress } from '../model/walk-address.js';
import { KeptLine } from '../offline/kept-line.js';
import { RefusedTaps } from '../offline/refused-taps.js';
import { useWalk, type Walk } from '../offline/use-walk.js';
import { EndPage } from '../phone/end-page.js';
import { PierList } from '../phone/pier-list.js';
import { PierPage } from '../phone/pier-page.js';

/** The dock walk: a desk page on a wide screen, pages for one hand on a phone (spec 3 §2). */
export function Component() {
  const [params] = useSearchParams();
  const may = useMay(dockWalkCalls.getAll.access);
  if (!may) return <NoPermission />;
  return params.get('view') === 'past' ? <PastWalks /> : <WalkNow />;
}

function WalkNow() {
  const narrow = useNarrow();
  const load = useWalk();
  if (load.is === 'none') return <NoWalk device={load.device} offline={load.offline} />;
  if (load.is !== 'walk') return <WalkPending load={load} />;
  return narrow ? <PhoneWalk walk={load.walk} /> : <DeskPage walk={load.walk} />;
}

function PhoneWalk({ walk }: { walk: Walk }) {
  const { t } = useTranslation('dockwalk');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pier = walk.piers.find(({ pier_id }) => pier_id === params.get('pier'));
  if (params.get('view') === 'end') return <EndPage walk={walk} />;
  if (pier !== undefined) return <PierPage key={pier.pier_id} walk={walk} pier={pier} />;
  return (
    <>
      <KeptLine offlineSince={walk.sending.offlineSince} kept={walk.kept} />
      <Page
        title={t('title')}
        actions={
          <IconButton label={t('pastWalks')} icon={<HistoryIcon />} onClick={() => void navigate(pastAddress)} />
        }
      >
        <RefusedTaps store={walk.device.store} refused={walk.state.refused} />
        <PierList walk={walk} />
      </Page>
    </>
  );
}
