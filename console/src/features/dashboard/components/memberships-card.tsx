import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignType } from '../../../../../contracts/campaigns/vocabulary.js';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { MembershipStatistics } from '../../../../../contracts/dashboard/figures.js';
import { loadLevel, LOW_LOAD, MEDIUM_LOAD, sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { FigureLink, HeadLink } from './figure-link.js';
import { Widget } from './widget.js';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Gauge = styled('div')({
  position: 'relative',
  height: 8,
  margin: '2px 0 8px',
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: role.sunk,
});
const Fill = styled('span')({ display: 'block', height: '100%', backgroundColor: role.sea });
const Notch = styled('span')({ position: 'absolute', top: 0, width: 2, height: '100%', backgroundColor: role.surface });
const Quiet = styled('span')({ color: role.ink2, fontSize: 12 });

const TOPICS: readonly Topic[] = [
  { topic: 'memberships' },
  { topic: 'customers' },
  { topic: 'absences' },
  { topic: 'campaigns' },
];

/** The load of the register, and what the three marketing sections count. */
export function MembershipsCard() {
  const { t } = useTranslation('dashboard');
  const load = useLoad(dashboardCalls.membershipStatistics, undefined, { topics: TOPICS });
  const note =
    load.data === undefined
      ? undefined
      : [
          t('activeCards', { count: load.data.active_cards }),
          t('openRequests', { count: load.data.open_requests }),
        ].join(', ');
  return (
    <Widget
      title={t('membershipsTitle')}
      note={note}
      actions={<HeadLink to="/memberships">{t('open')}</HeadLink>}
      load={load}
      lines={5}
    >
      {(statistics) => <Statistics statistics={statistics} />}
    </Widget>
  );
}

function Statistics({ statistics }: { readonly statistics: MembershipStatistics }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { residents, residents_listed, boater_connections, revenue_planning, marina_traffic } = statistics;
  const percent = sharePercent(residents_listed, residents);
  const load = t(`load_${loadLevel(percent)}`);
  const number = (value: number) => formats.number(value);
  return (
    <>
      <Line style={{ paddingBottom: 6 }}>
        <span>{t('residentsListed')}</span>
        <span>
          <FigureLink to="/customers?membership=active">
            {t('partOf', { part: number(residents_listed), count: residents })}
          </FigureLink>{' '}
          {t('share', { percent: formats.percent(percent), load })}
        </span>
      </Line>
      <Gauge
        role="meter"
        aria-label={t('residentsListed')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('share', { percent: formats.percent(percent), load })}
      >
        <Fill style={{ width: `${percent}%` }} />
        <Notch style={{ left: `${LOW_LOAD}%` }} />
        <Notch style={{ left: `${MEDIUM_LOAD}%` }} />
      </Gauge>
      <Figure label={t('boatersConnected')} type="boater_connection" sent={boater_connections.previously_sent}>
        <FigureLink to="/customers?types=signed">
          {t('partOf', { part: number(boater_connections.registered_boaters), count: residents })}
        </FigureLink>
      </Figure>
      <Figure label={t('absencesReported')} type="improve_revenue" sent={revenue_planning.previously_sent}>
        <FigureLink to="/absence-reports">{t('ahead', { count: revenue_planning.absence_reported })}</FigureLink>
      </Figure>
      <Figure label={t('nightsRedeemed')} type="increase_traffic" sent={marina_traffic.previously_sent}>
        <strong>{t('thisYear', { count: marina_traffic.nights_redeemed })}</strong>
      </Figure>
    </>
  );
}

/** What a section of the marketing counts, and when its mail was sent; that leads to the section. */
function Figure({
  label,
  type,
  sent,
  children,
}: {
  label: string;
  type: CampaignType;
  sent: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <Line>
      <span>
        {label} {children}
      </span>
      <Quiet>
        <FigureLink to={`/memberships/grow_up?type=${type}`}>
          {sent === null ? t('noMailYet') : t('mailSent', { day: formats.dateLong(formats.dayOf(sent)) })}
        </FigureLink>
      </Quiet>
    </Line>
  );
}
