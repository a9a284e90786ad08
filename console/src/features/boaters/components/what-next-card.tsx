import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { styled } from '../../../ui/theme/styled.js';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Stay = styled('li')({ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: '0 8px' });

const MOST = 3;

/** The stays of the boat that have not ended, the next one first, each with its berth and status. */
export function NextStaysCard({ vesselId }: { readonly vesselId: string }) {
  const { t } = useTranslation('boaters');
  const formats = useFormats();
  const status = useStatusWords();
  const enabled = useMay(reservationCalls.getall.access);
  const from = formats.today();
  const { data } = useLoad(
    reservationCalls.getall,
    {
      filter: {
        vessel_id: vesselId,
        stay: { from },
        statuses: ['initiated', 'pending', 'waiting', 'waiting_list', 'approved'],
      },
      sort: { key: 'start_date', direction: 'asc' },
      page_size: MOST,
    },
    { topics: [{ topic: 'reservations' }], enabled },
  );
  if (data === undefined) return null;
  return (
    <Card>
      <Section title={t('whatNext')} level="label">
        {data.items.length === 0 && <Quiet>{t('noNextStays')}</Quiet>}
        {data.items.length > 0 && (
          <List>
            {data.items.map((stay) => {
              const { kind, label } = status.full({ ...stay, payment_due: stay.payment_status === 'due' });
              const { berth } = stay;
              const place = berth === null ? null : t('onBerth', { berth: `${berth.pier_name}${berth.number}` });
              return (
                <Stay key={stay.id}>
                  <StatusMark kind={kind} />
                  <span>
                    <Link to={`/reservations/${stay.id}`}>{formats.dateRange(stay.start_date, stay.end_date)}</Link>
                    <Quiet>{[label, place].filter((part) => part !== null).join(', ')}</Quiet>
                  </span>
                </Stay>
              );
            })}
          </List>
        )}
      </Section>
    </Card>
  );
}
