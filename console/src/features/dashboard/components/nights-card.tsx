import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Harbour, HarbourNight } from '../../../../../contracts/dashboard/figures.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Hinted } from '../../../ui/floats/hinted.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { planFrom } from '../model/addresses.js';
import { HeadLink } from './figure-link.js';
import { type Loaded, Widget } from './widget.js';

/** Height of a night whose berths are all taken, in pixels. */
const FULL_HEIGHT = 96;

const Strip = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(47px, 1fr))',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: '2px 0 4px',
  overflowX: 'auto',
});
const Night = styled(Link)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  color: 'inherit',
  fontWeight: 400,
  borderRadius: 6,
  '&:hover': { textDecoration: 'none', backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '&:focus-visible': { outlineOffset: -2 },
});
const Column = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  width: '82%',
  height: FULL_HEIGHT,
  borderBottom: `1px solid ${role.line}`,
  position: 'relative',
});
const Visitors = styled('span')({
  backgroundColor: `color-mix(in srgb, ${role.booked.on} 62%, ${role.surface})`,
  borderRadius: '4px 4px 0 0',
  marginBottom: 1,
  '&[data-full=true]': { backgroundColor: role.booked.on },
});
const Residents = styled('span')({ backgroundColor: role.lineStrong, borderRadius: '2px 2px 0 0' });
const Share = styled('span')({
  position: 'absolute',
  left: '50%',
  bottom: 6,
  translate: '-50% 0',
  padding: '0 3px',
  borderRadius: 4,
  backgroundColor: role.surface,
  fontSize: 12,
  fontWeight: 650,
  color: role.ink,
});
const Day = styled('span')({ ...type.second, color: role.ink2, marginTop: 4, whiteSpace: 'nowrap' });
const Free = styled('span')({ ...type.label, color: role.sea, whiteSpace: 'nowrap' });
const Key = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12, color: role.ink2 });
const Swatch = styled('span')({ width: 10, height: 10, borderRadius: 2 });

/** The nights ahead: the share of berths taken by residents and visitors, and what is left to offer. */
export function NightsCard({ load }: { readonly load: Loaded<Harbour> }) {
  const { t } = useTranslation('dashboard');
  const noteOf = ({ tonight: { berths }, nights }: Harbour) => {
    if (berths === 0 && nights.every((night) => night.berths === 0)) return t('trade:noBerthsYet');
    // A closure takes berths for some nights only.
    return nights.every((night) => night.berths === berths) ? t('nightsNote', { count: berths }) : t('nightsNoteOpen');
  };
  return (
    <Widget
      title={t('nightsTitle')}
      note={load.data === undefined ? undefined : noteOf(load.data)}
      actions={
        <>
          <Key>
            <Swatch style={{ backgroundColor: role.lineStrong }} />
            {t('trade:berthHolders')}
          </Key>
          <Key>
            <Swatch style={{ backgroundColor: `color-mix(in srgb, ${role.booked.on} 62%, ${role.surface})` }} />
            {t('trade:visitors')}
          </Key>
          <HeadLink to="/plan">{t('trade:plan')}</HeadLink>
        </>
      }
      load={load}
      lines={5}
    >
      {({ nights }) => (
        <Strip onKeyDown={stepByKey} aria-label={t('nightsTitle')}>
          {nights.map((night, index) => (
            <li key={night.date}>
              <NightColumn night={night} tonight={index === 0} />
            </li>
          ))}
        </Strip>
      )}
    </Widget>
  );
}

function NightColumn({ night, tonight }: { readonly night: HarbourNight; readonly tonight: boolean }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { berths, residents, visitors, free, date } = night;
  const full = berths > 0 && free === 0;
  const share = berths === 0 ? '–' : formats.percent(sharePercent(residents + visitors, berths));
  const height = (part: number) => (berths === 0 ? 0 : Math.round((FULL_HEIGHT * part) / berths));
  const words = t('nightWords', {
    day: formats.dateShort(date),
    residents: formats.number(residents),
    visitors: formats.number(visitors),
    free: formats.number(free),
  });
  return (
    <Hinted text={words} wide>
      <Night to={planFrom(date)} aria-label={`${share}, ${words}`} data-night>
        <Column aria-hidden="true">
          <Visitors style={{ height: height(visitors) }} data-full={full} />
          <Residents style={{ height: height(residents) }} />
          <Share>{share}</Share>
        </Column>
        <Day style={tonight ? { color: role.ink, fontWeight: 650 } : undefined}>
          {tonight ? t('tonight') : formats.weekdayAndDay(date)}
        </Day>
        <Free style={full ? { color: role.ourMove.on } : undefined}>
          {full ? t('full') : t('freeCount', { count: free })}
        </Free>
      </Night>
    </Hinted>
  );
}

/** The arrow keys step through the nights; Home and End go to the first and last. */
function stepByKey(event: KeyboardEvent<HTMLElement>): void {
  const nights = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-night]')];
  const at = nights.findIndex((night) => night === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: nights.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  nights[Math.min(nights.length - 1, Math.max(0, to))]?.focus();
}
