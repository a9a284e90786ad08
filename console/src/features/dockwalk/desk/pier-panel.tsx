import { useTranslation } from 'react-i18next';
import { DoneIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { ProgressBar } from '../berth/progress-bar.js';
import { useWalkerWords } from '../berth/use-walker-words.js';
import { countsByKind } from '../model/progress.js';
import type { Walk } from '../offline/use-walk.js';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '12px 16px',
  color: role.ink2,
  fontSize: 13,
  '& h2': { ...type.section, color: role.ink },
  '& b': { color: role.ink },
});
const Pier = styled('button')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '6px 8px',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  padding: '8px 16px 10px 12px',
  border: 0,
  borderTop: `1px solid ${role.line}`,
  backgroundColor: 'transparent',
  color: role.ink,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=true]': { backgroundColor: role.seaSoft, boxShadow: `inset 3px 0 ${role.sea}` },
  '& b': { fontWeight: 600 },
  '& small': { ...type.second, color: role.ink2, marginLeft: 6 },
  '& > svg': { width: 18, height: 18, color: role.booked.on },
  '& > [role=progressbar]': { gridColumn: '2 / -1' },
  '& > i': { width: 18 },
});
const Kinds = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px 14px',
  borderTop: `1px solid ${role.line}`,
  fontSize: 13,
  '& h3': { ...type.label, color: role.ink2 },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 24 },
  '& li b': { marginLeft: 'auto' },
});

interface PierPanelProps {
  walk: Walk;
  current: string | null;
  onPier: (pierId: string) => void;
}

/** The piers with how far each is and who is there, and what differs so far. */
export function PierPanel({ walk, current, onPier }: PierPanelProps) {
  const { t } = useTranslation('dockwalk');
  const walkers = useWalkerWords(walk);
  const kinds = countsByKind(walk.berths);
  const { checked, berths } = walk.progress;
  return (
    <Card as="section" aria-label={t('trade:piers')} style={{ overflow: 'clip' }}>
      <Head>
        <h2>{t('trade:piers')}</h2>
        <span>{t('checkedOf', { checked, count: berths })}</span>
      </Head>
      <ul>
        {walk.piers.map((pier) => (
          <li key={pier.pier_id}>
            <Pier type="button" aria-current={pier.pier_id === current} onClick={() => onPier(pier.pier_id)}>
              {pier.complete ? <DoneIcon label={t('pierDoneShort')} /> : <i />}
              <span>
                <b>{t('trade:pierNamed', { pier: pier.name })}</b>
                <small>{walkers.onPier(pier.pier_id)}</small>
              </span>
              <span>
                {pier.checked} / {pier.berths}
              </span>
              <ProgressBar checked={pier.checked} berths={pier.berths} thin />
            </Pier>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <Kinds>
          <h3>{t('differsSoFar')}</h3>
          <ul>
            {kinds.map(([kind, count]) => (
              <li key={kind}>
                <StatusMark kind="our_move" />
                {t(`kind_${kind}`)}
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </Kinds>
      )}
    </Card>
  );
}
