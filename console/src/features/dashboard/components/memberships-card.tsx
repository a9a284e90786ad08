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
      title={t('trade:memberships')}
      note={note}
      actions={<HeadLink to="/memberships">{t('actions:open')}</HeadLink>}
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
      <Figure
        label={t('boatersConnected')}
        type="boater_connection"
        part={boater_connections.registered_boaters}
        section={boater_connections}
      />
      <Figure
        label={t('absencesReported')}
        type="improve_revenue"
        part={revenue_planning.absence_reported}
        section={revenue_planning}
      />
      <Figure
        label={t('nightsRedeemed')}
        type="increase_traffic"
        part={marina_traffic.nights_redeemed}
        section={marina_traffic}
      />
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly type: CampaignType;
  readonly part: number;
  readonly section: { readonly of: number; readonly previously_sent: string | null };
}

/** What a section of the marketing counts, and when its mail was sent; both lead to the section. */
function Figure({ label, type, part, section }: FigureProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { of, previously_sent: sent } = section;
  const to = `/memberships/grow_up?type=${type}`;
  return (
    <Line>
      <span>
        {label} <FigureLink to={to}>{t('partOf', { part: formats.number(part), count: of })}</FigureLink>
      </span>
      <Quiet>
        <FigureLink to={to}>
          {sent === null ? t('noMailYet') : t('mailSent', { day: formats.dateLong(formats.dayOf(sent)) })}
        </FigureLink>
      </Quiet>
    </Line>
  );
}
