import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { useSaveWalk } from '../end/use-save-walk.js';
import { useWalkConflicts } from '../end/use-walk-conflicts.js';
import { WalkEnd } from '../end/walk-end.js';
import { WALK } from '../model/walk-address.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';
import { WalkFrame } from './walk-frame.js';

/** The end of a walk on a phone. */
export function EndPage({ walk }: { walk: Walk }) {
  const { t } = useTranslation('dockwalk');
  const navigate = useNavigate();
  const may = useMayWalk();
  const conflicts = useWalkConflicts(walk.detail.session_id);
  const saving = useSaveWalk(walk, conflicts);
  const { checked, differs } = walk.progress;
  return (
    <WalkFrame
      title={t('endOfWalk')}
      subtitle={t('endLine', {
        checked: t('berthsCount', { count: checked }),
        differs: differs === 0 ? t('differNone') : t('differ', { count: differs }),
      })}
      back={{ to: WALK, label: t('backToPiers') }}
      closes
      walk={walk}
      bottom={
        may && (
          <BottomBar label={t('trade:actions')}>
            <Button size="large" onClick={() => void navigate(WALK)}>
              {t('actions:back')}
            </Button>
            <Button kind="primary" size="large" busy={saving.busy} onClick={saving.save}>
              {t('saveWalk')}
            </Button>
          </BottomBar>
        )
      }
    >
      <WalkEnd walk={walk} conflicts={conflicts} desk={false} />
    </WalkFrame>
  );
}
