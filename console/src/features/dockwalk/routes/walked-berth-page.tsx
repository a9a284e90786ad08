import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { NoWalk } from '../end/no-walk.js';
import { WalkPending } from '../end/walk-pending.js';
import { WALK } from '../model/walk-address.js';
import { useWalk } from '../offline/use-walk.js';
import { WalkedBerth } from '../phone/walked-berth.js';

/** One berth on the dock walk (spec 3 §2). */
export function Component() {
  return useMay(dockWalkCalls.getAll.access) ? <BerthOfWalk /> : <NoPermission />;
}

function BerthOfWalk() {
  const { t } = useTranslation('dockwalk');
  const { berthId } = useParams();
  const load = useWalk();
  if (load.is === 'none') return <NoWalk device={load.device} offline={load.offline} />;
  if (load.is !== 'walk') return <WalkPending load={load} />;
  const berth = load.walk.berths.find(({ row }) => row.berth_id === berthId);
  return berth === undefined ? (
    <NotFound home={WALK} text={t('berthUnknown')} />
  ) : (
    <WalkedBerth key={berthId} walk={load.walk} berth={berth} />
  );
}
