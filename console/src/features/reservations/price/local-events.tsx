import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localEventCalls } from '../../../../../contracts/marinas/calls.js';
import type { LocalEvent } from '../../../../../contracts/marinas/local-events.js';
import { LocalEventWords } from '../../../entities/marina/local-event-words.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { CloseIcon } from '../../../ui/icons.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { AddEventDialog } from './add-event-dialog.js';
import { RemoveEventDialog } from './remove-event-dialog.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

const topics: readonly Topic[] = [{ topic: 'local_events' }];

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 40 });

interface LocalEventsProps {
  /** First and last day to show, both included. */
  readonly on: DateRange;
}

/** Local events near the marina on the days of a stay. Staff who may change them can add and remove them. */
export function LocalEvents({ on }: LocalEventsProps) {
  const { t } = useTranslation('reservations/side');
  const mayChange = useMay(localEventCalls.create.access);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<LocalEvent | null>(null);
  const load = useLoad(localEventCalls.getall, on, { topics, keepPrevious: true });
  const { data, error, isFetching, refetch } = load;
  return (
    <>
      <NotRefreshed load={load} />
      {data === undefined && error === null && <LoadingLines lines={1} rowHeight={40} />}
      {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
      {data?.items.length === 0 && <p style={{ margin: 0 }}>{t('noEvents')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <List aria-label={t('trade:eventsNearTheMarina')}>
          {data.items.map((event) => (
            <EventLine key={event.id} event={event} onRemove={mayChange ? () => setLeaving(event) : undefined} />
          ))}
        </List>
      )}
      {mayChange && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('addEvent')}</Button>
        </div>
      )}
      {adding && <AddEventDialog onClose={() => setAdding(false)} />}
      {leaving !== null && <RemoveEventDialog event={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function EventLine({ event, onRemove }: { readonly event: LocalEvent; readonly onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('reservations/side');
  return (
    <Line>
      <LocalEventWords event={event} />
      {onRemove !== undefined && (
        <IconButton label={t('removeEvent', { name: event.event_name })} icon={<CloseIcon />} onClick={onRemove} />
      )}
    </Line>
  );
}
