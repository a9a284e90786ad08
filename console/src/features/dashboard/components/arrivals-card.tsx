import { useTranslation } from 'react-i18next';
import type { TodaysArrival, Waiting } from '../../../../../contracts/dashboard/figures.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DoneIcon } from '../../../ui/icons.js';
import { moveByKey } from '../../../ui/list/move-by-key.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media, motion, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Link } from 'react-router-dom';
import { Unseen } from '../../../ui/page/unseen.js';
import { arrivalAddress } from '../model/addresses.js';
import { HeadLink } from './figure-link.js';
import { type Loaded, Widget } from './widget.js';

const List = styled('ul')({ listStyle: 'none', margin: '0 -16px -14px', padding: 0 });
const Row = styled('li')({ borderTop: `1px solid ${role.line}` });
const Open = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '40px 48px minmax(0, 1fr) auto minmax(104px, auto)',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 40,
  padding: '4px 16px',
  color: 'inherit',
  fontWeight: 400,
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)`, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-in=true]': { color: role.ink2 },
  [media.phone]: {
    gridTemplateColumns: '40px 44px minmax(0, 1fr)',
    padding: '8px 14px',
    '& > [data-owes]': { gridColumn: 3, textAlign: 'left' },
    '& > [data-about]': { display: 'none' },
  },
});
const When = styled('span')({
  ...type.second,
  color: role.ink2,
  display: 'flex',
  alignItems: 'center',
  '& svg': { width: 18, height: 18, color: role.booked.on },
});
const Boat = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const About = styled('span')({ ...type.second, color: role.ink2, whiteSpace: 'nowrap' });
const Owes = styled('span')({ ...type.strong, textAlign: 'right', whiteSpace: 'nowrap' });
const Nobody = styled('p')({ margin: 0, color: role.ink2 });

/** Today's arrivals by name with what they owe: those still to come, then those who are in. */
export function ArrivalsCard({ load }: { readonly load: Loaded<Waiting> }) {
  const { t } = useTranslation('dashboard');
  const arrivals = load.data?.arrivals;
  return (
    <Widget
      title={t('arrivalsToday')}
      actions={
        <HeadLink to="/activity">
          {arrivals !== undefined && arrivals.total > arrivals.items.length
            ? t('allArrivals', { count: arrivals.total })
            : t('trade:arrivalsAndDepartures')}
        </HeadLink>
      }
      load={load}
      lines={5}
    >
      {({ arrivals: { items } }) =>
        items.length === 0 ? (
          <Nobody>{t('noArrivals')}</Nobody>
        ) : (
          <List onKeyDown={moveByKey}>
            {items.map((arrival) => (
              <Row key={arrival.traffic_event_id}>
                <Arrival arrival={arrival} />
              </Row>
            ))}
          </List>
        )
      }
    </Widget>
  );
}

function Arrival({ arrival }: { readonly arrival: TodaysArrival }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { confirmed_at, expected, berth, vessel, boater, reservation, to_pay } = arrival;
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const person = fullName(boater);
  const nights = reservation === null ? null : formats.nightsOf(reservation.start_date, reservation.end_date);
  return (
    <Open to={arrivalAddress(arrival)} data-row-link data-in={confirmed_at !== null}>
      <When>
        {confirmed_at === null ? (
          (expected?.time ?? <StatusMark kind="waiting" />)
        ) : (
          <>
            <DoneIcon />
            <Unseen>{t('isIn')}</Unseen>
          </>
        )}
      </When>
      <strong>{berth?.label ?? '–'}</strong>
      <Boat title={`${boat} ${person}`}>
        <span style={{ fontWeight: 500 }}>{boat}</span> <span style={{ color: role.ink2 }}>{person}</span>
      </Boat>
      <About data-about>{[formats.metres(vessel.length), nights ?? t('homeAgain')].join(', ')}</About>
      <Owes data-owes style={to_pay === null ? { fontWeight: 400, color: role.ink2 } : undefined}>
        {to_pay === null
          ? reservation !== null && t('paid')
          : t('owes', { amount: formats.money(to_pay.amount, to_pay.currency) })}
      </Owes>
    </Open>
  );
}
