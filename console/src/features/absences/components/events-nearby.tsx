import { useTranslation } from 'react-i18next';
import { localEventCalls } from '../../../../../contracts/marinas/calls.js';
import { LocalEventWords } from '../../../entities/marina/local-event-words.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Subsection } from '../../../ui/page/subsection.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const List = styled('ul')({ display: 'grid', gap: 6, ...type.second });

interface EventsNearbyProps {
  /** First and last day of the absence. Incomplete or reversed dates show nothing. */
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/**
 * Lists the events near the marina during an absence: they help to sell its nights (spec 2 §7). The page works without
 * the list, so a failed load shows nothing.
 */
export function EventsNearby({ from, to }: EventsNearbyProps) {
  const { t } = useTranslation('absences');
  const may = useMay(localEventCalls.getall.access);
  const on = { start_date: from ?? '', end_date: to ?? '' };
  const shows = may && on.start_date !== '' && on.end_date >= on.start_date;
  const { data } = useLoad(localEventCalls.getall, on, {
    topics: [{ topic: 'local_events' }],
    enabled: shows,
    keepPrevious: true,
  });
  // The answer for earlier dates is kept while they change; dates that are no absence have no events.
  if (!shows || data === undefined || data.items.length === 0) return null;
  return (
    <Subsection title={t('trade:eventsNearTheMarina')}>
      <List>
        {data.items.map((event) => (
          <li key={event.id}>
            <LocalEventWords event={event} />
          </li>
        ))}
      </List>
    </Subsection>
  );
}
