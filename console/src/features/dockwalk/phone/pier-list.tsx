import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/format/use-formats.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { DoneIcon, ForwardIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { ProgressBar } from '../berth/progress-bar.js';
import type { PierProgress } from '../model/progress.js';
import { endAddress, pierAddress } from '../model/walk-address.js';
import type { Walk } from '../offline/use-walk.js';
import { useWalkerWords } from '../berth/use-walker-words.js';
import { StartWalk } from '../end/start-walk.js';
import { useMayWalk } from '../offline/use-may-walk.js';

const Summary = styled('section')({ display: 'grid', gap: 8, padding: 14 });
const Title = styled('h2')({ ...type.section, flex: 1 });
const Quiet = styled('p')({ fontSize: 13, color: role.ink2 });
const Differs = styled(Link)({ ...type.label, marginLeft: 'auto', color: role.ourMove.on, fontSize: 13 });
const Pier = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '4px 14px',
  color: role.ink,
  fontSize: 15,
  '&:hover': { textDecoration: 'none', backgroundColor: role.sunk },
  '&:focus-visible': { outlineOffset: -2 },
  'li + li > &': { borderTop: `1px solid ${role.line}` },
  '& b': { fontWeight: 650 },
  '& small': { fontSize: 13, color: role.ink2, overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  '& > span': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& > svg': { width: 20, height: 20, flex: 'none', color: role.ink2 },
  '& > svg:first-child': { color: role.booked.on },
});

/** The walk under way on a phone: how far it is, and its piers. */
export function PierList({ walk }: { walk: Walk }) {
  const { t } = useTranslation('dockwalk');
  const { time } = useFormats();
  const walkers = useWalkerWords(walk);
  const may = useMayWalk();
  const { berths, checked, differs } = walk.progress;
  return (
    <>
      <Card>
        <Summary aria-label={t('todaysWalk')}>
          <Row gap="4px 10px" align="center" wrap>
            <Title>{t('todaysWalk')}</Title>
            <StatusChip kind="booked" label={t('started')} />
          </Row>
          <Quiet>{t('sinceWith', { at: time(walk.detail.started_at), who: walkers.everybody })}</Quiet>
          <ProgressBar checked={checked} berths={berths} />
          <Row gap="4px 10px" align="center" wrap>
            <b>{t('checkedOf', { checked, count: berths })}</b>
            <Quiet>{t('berthsChecked')}</Quiet>
            {differs > 0 && <Differs to={endAddress}>{t('differ', { count: differs })}</Differs>}
          </Row>
        </Summary>
      </Card>
      <Card>
        <ul aria-label={t('trade:piers')}>
          {walk.piers.map((pier) => (
            <li key={pier.pier_id}>
              <Pier to={pierAddress(pier.pier_id)}>
                {pier.complete ? <DoneIcon label={t('pierDoneShort')} /> : <Ring pier={pier} />}
                <b>{t('trade:pierNamed', { pier: pier.name })}</b>
                <small>{walkers.onPier(pier.pier_id)}</small>
                <span>
                  {pier.checked} / {pier.berths}
                </span>
                <ForwardIcon />
              </Pier>
            </li>
          ))}
        </ul>
      </Card>
      <LinkButton to={endAddress} size="large" kind={checked === berths ? 'primary' : 'plain'} wide>
        {t('endOfWalk')}
      </LinkButton>
      {may && <StartWalk running={walk} />}
    </>
  );
}

const RADIUS = 7;
const AROUND = 2 * Math.PI * RADIUS;

/** How far a pier is, as an open ring. The numbers stand beside it. */
function Ring({ pier: { checked, berths } }: { pier: PierProgress }) {
  const share = berths === 0 ? 0 : checked / berths;
  const circle = { cx: 10, cy: 10, r: RADIUS, fill: 'none', strokeWidth: 2.5 };
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" style={{ width: 20, height: 20, flex: 'none' }}>
      <circle {...circle} stroke={role.lineStrong} />
      <circle
        {...circle}
        stroke={role.sea}
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
