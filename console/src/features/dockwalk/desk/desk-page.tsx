import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Page } from '../../../ui/page/page.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { styled } from '../../../ui/theme/styled.js';
import { useWalkerWords } from '../berth/use-walker-words.js';
import { StartWalk } from '../end/start-walk.js';
import { useSaveWalk } from '../end/use-save-walk.js';
import { useWalkConflicts } from '../end/use-walk-conflicts.js';
import { WalkEnd } from '../end/walk-end.js';
import { pastAddress } from '../model/walk-address.js';
import { KeptLine } from '../offline/kept-line.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import { RefusedTaps } from '../offline/refused-taps.js';
import type { Walk } from '../offline/use-walk.js';
import { BerthPanel } from './berth-panel.js';
import { DeskPier } from './desk-pier.js';
import { PierPanel } from './pier-panel.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '238px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '& > :last-child': { gridColumn: '2' },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '248px minmax(0, 1fr) 320px',
    '& > :last-child': { gridColumn: 'auto' },
  },
});
const Side = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** The walk at the desk: live, pier by pier, with the chosen berth and everything that differs beside it. */
export function DeskPage({ walk }: { walk: Walk }) {
  const { t } = useTranslation('dockwalk');
  const { time } = useFormats();
  const may = useMayWalk();
  const walkers = useWalkerWords(walk);
  const [params, setParams] = useSearchParams();
  const conflicts = useWalkConflicts(walk.detail.session_id);
  const saving = useSaveWalk(walk, conflicts);
  const pier =
    walk.piers.find(({ pier_id }) => pier_id === params.get('pier')) ??
    walk.piers.find(({ complete }) => !complete) ??
    walk.piers[0];
  const berth = walk.berths.find(({ row }) => row.berth_id === params.get('berth')) ?? null;
  const set = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <KeptLine offlineSince={walk.sending.offlineSince} kept={walk.kept} />
      <Page
        paper
        title={t('title')}
        chip={<StatusChip kind="booked" label={t('startedAt', { at: time(walk.detail.started_at) })} />}
        subtitle={walkers.places === '' ? undefined : walkers.places}
        actions={
          <>
            <LinkButton kind="quiet" to={pastAddress}>
              {t('pastWalks')}
            </LinkButton>
            {may && <StartWalk running={walk} plain />}
            {may && (
              <Button kind="primary" busy={saving.busy} onClick={saving.save}>
                {t('saveWalk')}
              </Button>
            )}
          </>
        }
      >
        <RefusedTaps store={walk.device.store} refused={walk.state.refused} />
        <Columns>
          <PierPanel
            walk={walk}
            current={pier?.pier_id ?? null}
            onPier={(pier_id) => set({ pier: pier_id, berth: null })}
          />
          {pier !== undefined && (
            <DeskPier
              walk={walk}
              pier={pier}
              chosen={berth?.row.berth_id ?? null}
              show={params.get('show') ?? 'all'}
              onShow={(show) => set({ show: show === 'all' ? null : show })}
              onBerth={(id) => set({ berth: id })}
            />
          )}
          <Side>
            {berth !== null && <BerthPanel key={berth.row.berth_id} walk={walk} berth={berth} />}
            <WalkEnd walk={walk} conflicts={conflicts} desk />
          </Side>
        </Columns>
      </Page>
    </>
  );
}
