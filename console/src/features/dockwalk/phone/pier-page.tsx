import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useRecentChanges } from '../../../lib/realtime/recent-changes.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Stack } from '../../../ui/layout/stack.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { endAddress, pierAddress, WALK } from '../model/walk-address.js';
import type { PierProgress } from '../model/progress.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';
import { BerthRow } from './berth-row.js';
import { PierChoice } from './pier-choice.js';
import { WalkFrame } from './walk-frame.js';

/** The berths of one pier on a phone, in the order in which one walks along them. */
export function PierPage({ walk, pier }: { walk: Walk; pier: PierProgress }) {
  const { t } = useTranslation('dockwalk');
  const { dayOf, time } = useFormats();
  const navigate = useNavigate();
  const words = useBerthWords(walk.date);
  const may = useMayWalk();
  const recent = useRecentChanges('dockwalk');
  const [asking, setAsking] = useState(false);
  const rows = walk.berths.filter(({ row }) => row.pier_id === pier.pier_id);
  const open = pier.berths - pier.checked;
  const next = walk.piers.find(({ complete, pier_id }) => !complete && pier_id !== pier.pier_id);
  const goOn = () => void navigate(next === undefined ? endAddress : pierAddress(next.pier_id));
  const complete = async (rest: boolean) => {
    setAsking(false);
    await walk.steps.completePier(pier.pier_id, rest);
    goOn();
  };
  const { started_at } = walk.detail;
  return (
    <WalkFrame
      title={t('trade:pierNamed', { pier: pier.name })}
      subtitle={t('walkOf', { day: words.day(dayOf(started_at)), at: time(started_at) })}
      back={{ to: WALK, label: t('backToPiers') }}
      progress={{
        checked: pier.checked,
        berths: pier.berths,
        label: t('checkedOf', { checked: pier.checked, count: pier.berths }),
      }}
      walk={walk}
      bottom={
        may && (
          <BottomBar label={t('trade:actions')}>
            {pier.complete ? (
              <Button kind="primary" size="large" onClick={goOn}>
                {next === undefined ? t('endOfWalk') : t('goToPier', { pier: next.name })}
              </Button>
            ) : (
              <Button kind="primary" size="large" onClick={() => (open === 0 ? void complete(false) : setAsking(true))}>
                {t('pierDone', { pier: pier.name })}
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      <PierChoice piers={walk.piers} current={pier.pier_id} />
      <Stack as="ul" gap={8} aria-label={t('berthsOf', { pier: pier.name })}>
        {rows.map((berth) => (
          <BerthRow
            key={berth.row.berth_id}
            berth={berth}
            words={words}
            changed={recent.has(berth.row.berth_id)}
            onAnswer={may ? (which, answer) => void walk.steps.answer(which, answer) : null}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('markRestTitle', { count: open })}
        confirm={t('markRest', { count: open })}
        dismiss={t('lookAgain')}
        onConfirm={() => void complete(true)}
        onClose={() => setAsking(false)}
      >
        {t('markRestText', { pier: pier.name })}
      </ConfirmDialog>
    </WalkFrame>
  );
}
