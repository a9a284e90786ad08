import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { TimelineEntry } from '../../../ui/page/timeline.js';
import type { Activity } from '../model/activity.js';

/** The entries of the timeline for activities. */
export function useActivityEntries(activities: readonly Activity[]): readonly TimelineEntry[] {
  const { t } = useTranslation('boaters');
  const formats = useFormats();
  const status = useStatusWords();

  function entryOf(activity: Activity): TimelineEntry {
    const { id } = activity;
    switch (activity.kind) {
      case 'stays': {
        const { stay } = activity;
        const { kind, label } = status.full({ ...stay, payment_due: stay.payment_standing === 'due' });
        const facts = [formats.dateRange(stay.start_date, stay.end_date), formats.nights(stay.nights)];
        if (stay.berth !== null)
          facts.push(t('trade:berthNamed', { berth: `${stay.berth.pier_name}${stay.berth.number}` }));
        if (stay.total_to_pay !== null) facts.push(formats.money(stay.total_to_pay, stay.currency));
        return {
          id,
          kind,
          title: label,
          by: formats.instant(activity.at),
          lines: [facts.join(', ')],
          after: <Link to={`/reservations/${stay.id}`}>{stay.view_id}</Link>,
        };
      }
      case 'messages': {
        const { message } = activity;
        const theirs = message.sender.kind === 'boater';
        return {
          id,
          kind: theirs && message.unread ? 'our_move' : 'waiting',
          title: theirs ? t('theyWrote') : t('weWrote', { name: message.sender.name }),
          by: formats.instant(activity.at),
          lines: [`“${message.text}”`],
        };
      }
      case 'cards': {
        const { visit, card_number } = activity;
        const renewed = visit.type === 'renew';
        return {
          id,
          kind: 'booked',
          title: renewed
            ? t('cardRenewed', { number: card_number })
            : t('nightsRedeemed', { count: visit.nightsCount, number: card_number }),
          by: formats.dateLong(visit.startDate),
          lines: visit.marina === null ? [] : [visit.marina.name],
        };
      }
      default:
        return activity satisfies never;
    }
  }
  return activities.map(entryOf);
}
