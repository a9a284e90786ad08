import { useTranslation } from 'react-i18next';
import type { Harbour } from '../../../../../contracts/dashboard/figures.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import {
  BERTHS_OUT_OF_SERVICE,
  FREE_BERTHS,
  freeBerths,
  NOT_OFFERED_BERTHS,
  TAKEN_BERTHS,
} from '../model/addresses.js';
import { FigureLink, HeadLink } from './figure-link.js';
import { type Loaded, Widget } from './widget.js';

const Bar = styled('div')({
  display: 'flex',
  gap: 1,
  height: 12,
  margin: '8px 0 12px',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: role.sunk,
});
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '6px 18px',
  margin: 0,
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& dt': { color: role.ink2 },
  '& dd': { margin: 0 },
});
const Lengths = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 5 });
const Length = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(76px, auto) minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: 10,
  color: role.ink2,
});
const Track = styled('span')({ height: 6, borderRadius: 3, backgroundColor: role.sunk, overflow: 'hidden' });
const Fill = styled('span')({ display: 'block', height: '100%', borderRadius: 3, backgroundColor: role.sea });

const HATCH = `repeating-linear-gradient(135deg, ${role.booked.on} 0 2px, ${role.surface} 2px 5px)`;
const VISITORS = `color-mix(in srgb, ${role.booked.on} 68%, ${role.surface})`;

interface HarbourCardProps {
  readonly load: Loaded<Harbour>;
  /** Boats that arrive today and are not in, as the arrivals count them; null: not known to this user. */
  readonly toCome: number | null;
}

/** The harbour tonight: who is in, what is left to offer, and the free berths by length. */
export function HarbourCard({ load, toCome }: HarbourCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Widget
      title={t('tonightTitle')}
      note={t('inBerths')}
      actions={<HeadLink to="/map">{t('map')}</HeadLink>}
      load={load}
      lines={14}
    >
      {({ tonight }) => <Tonight tonight={tonight} toCome={toCome} />}
    </Widget>
  );
}

function Tonight({ tonight, toCome }: Pick<Harbour, 'tonight'> & Pick<HarbourCardProps, 'toCome'>) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { berths, residents, visitors, expected, free, not_offered, out_of_service } = tonight;
  // A holder who stays in a closed berth is in, as on the map.
  const holders = residents + tonight.holders_out_of_service;
  const taken = residents + visitors;
  const number = (value: number) => formats.number(value);
  const parts = [
    { id: 'residents', part: residents, background: role.lineStrong },
    { id: 'visitors', part: visitors - expected, background: VISITORS },
    { id: 'expected', part: expected, background: HATCH },
    { id: 'notOffered', part: not_offered, background: role.sunk },
    { id: 'free', part: free, background: role.waterDeep },
  ] as const;
  const awaited =
    toCome === null
      ? { label: t('harbour_expected'), value: expected, to: '/activity' }
      : { label: t('boatsToCome'), value: toCome, to: '/activity' };
  const facts = [
    { label: t('harbour_residents'), value: holders, to: '/map' },
    { label: t('harbour_notOffered'), value: not_offered, to: NOT_OFFERED_BERTHS },
    { label: t('harbour_visitors'), value: visitors - expected, to: '/map' },
    { label: t('harbour_free'), value: free, to: FREE_BERTHS },
    awaited,
    { label: t('harbour_outOfService'), value: out_of_service, to: BERTHS_OUT_OF_SERVICE },
  ];
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' }}>
        <span style={{ fontSize: 24, lineHeight: '32px', fontWeight: 650 }}>
          {berths === 0 ? t('trade:noBerthsYet') : formats.percent(sharePercent(taken, berths))}
        </span>
        {berths > 0 && (
          <FigureLink to={TAKEN_BERTHS} style={{ fontWeight: 400, color: role.ink2 }}>
            {t('berthsTaken', { taken: number(taken), count: berths })}
          </FigureLink>
        )}
      </div>
      <Bar role="img" aria-label={parts.map(({ id, part }) => `${t(`harbour_${id}`)} ${number(part)}`).join(', ')}>
        {parts.map(({ id, part, background }) => part > 0 && <span key={id} style={{ flex: part, background }} />)}
      </Bar>
      <Facts>
        {facts.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FigureLink to={to} aria-label={`${label}: ${number(value)}`}>
                {number(value)}
              </FigureLink>
            </dd>
          </div>
        ))}
      </Facts>
      <FreeByLength classes={tonight.free_by_length} />
    </>
  );
}

function FreeByLength({ classes }: { readonly classes: Harbour['tonight']['free_by_length'] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const most = Math.max(1, ...classes.map(({ free }) => free));
  const label = ({ over, to }: { over: number; to: number | null }) => {
    if (to === null) return t('lengthOver', { over });
    return over === 0 ? t('lengthUpTo', { to }) : t('lengthBetween', { over, to });
  };
  return (
    <div style={{ borderTop: `1px solid ${role.line}`, margin: '14px -16px 0', padding: '12px 16px 0' }}>
      <h3 style={{ ...type.label, margin: 0, color: role.ink2 }}>{t('freeByLength')}</h3>
      <Lengths>
        {classes.map((one) => (
          <Length key={one.over}>
            <span>{label(one)}</span>
            <Track aria-hidden="true">
              <Fill style={{ width: `${(100 * one.free) / most}%` }} />
            </Track>
            <FigureLink
              to={freeBerths(one)}
              aria-label={t('freeOfLength', { count: one.free, length: label(one) })}
              style={{ textAlign: 'right', color: one.free === 0 ? role.ourMove.on : role.sea }}
            >
              {formats.number(one.free)}
            </FigureLink>
          </Length>
        ))}
      </Lengths>
    </div>
  );
}
