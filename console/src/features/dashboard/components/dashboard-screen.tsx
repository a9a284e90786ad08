import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Page } from '../../../ui/page/page.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { ArrivalsCard } from './arrivals-card.js';
import { CardSearch } from './card-search.js';
import { CountriesCard } from './countries-card.js';
import { HarbourCard } from './harbour-card.js';
import { HighlightsCard } from './highlights-card.js';
import { MembershipsCard } from './memberships-card.js';
import { MoneyCard } from './money-card.js';
import { NightsCard } from './nights-card.js';
import { VisitorsCard } from './visitors-card.js';
import { WaitingCard } from './waiting-card.js';
import { WeatherCard } from './weather-card.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 386px)' },
});

const WAITING: readonly Topic[] = [
  { topic: 'reservations' },
  { topic: 'traffic' },
  { topic: 'conflicts' },
  { topic: 'occupancy' },
  { topic: 'absences' },
];
const HARBOUR: readonly Topic[] = [{ topic: 'occupancy' }, { topic: 'berths' }, { topic: 'traffic' }];

/** The marina's day: what waits for us, who arrives, and the harbour; below them how the year goes. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const tem = useMarina().association.code === MEMBERSHIP_ASSOCIATION;
  const waits = useMay(dashboardCalls.waiting.access);
  const money = useMay(cashUpCalls.get.access);
  const inventory = useMay(dashboardCalls.harbour.access);
  const harbour = useLoad(dashboardCalls.harbour, undefined, { topics: HARBOUR, enabled: inventory });
  const waiting = useLoad(dashboardCalls.waiting, undefined, { topics: WAITING, keepPrevious: true, enabled: waits });
  const today = formats.today();
  const arrivals = waiting.data?.arrivals;
  const toCome = arrivals === undefined ? null : arrivals.total - arrivals.done;
  return (
    <Page
      paper
      title={t('trade:dashboard')}
      subtitle={formats.dateFull(today)}
      actions={tem ? <CardSearch /> : undefined}
    >
      <Columns>
        <Stack gap={16} columns="minmax(0, 1fr)" shrinks>
          {waits && <WaitingCard load={waiting} />}
          {waits && <ArrivalsCard load={waiting} />}
          {inventory && <NightsCard load={harbour} />}
        </Stack>
        <Stack gap={16} columns="minmax(0, 1fr)" shrinks>
          <WeatherCard />
          {money && <MoneyCard arrivals={arrivals} />}
          {inventory && <HarbourCard load={harbour} toCome={toCome} />}
          <HighlightsCard />
        </Stack>
      </Columns>
      <Stack gap={16} columns="repeat(auto-fit, minmax(min(100%, 364px), 1fr))">
        <VisitorsCard memberships={tem} />
        {tem && <MembershipsCard />}
        <CountriesCard />
      </Stack>
    </Page>
  );
}
