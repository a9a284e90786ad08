import { useTranslation } from 'react-i18next';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useUser } from '../../../lib/session/session-context.js';
import { dayOf } from '../model/activity-view.js';

export interface RowWords {
  readonly boat: (row: TrafficEventRow) => string;
  readonly person: (row: TrafficEventRow) => string;
  /** The time for today, empty while it is not known; otherwise the day. */
  readonly when: (row: TrafficEventRow) => string;
  /** The second line: what the movement is part of. */
  readonly about: (row: TrafficEventRow) => string;
  /** Who confirmed it; empty if nobody has. */
  readonly confirmer: (row: TrafficEventRow) => string;
  /** Why it cannot be confirmed; null: it can. */
  readonly whyNotYet: (row: TrafficEventRow) => string | null;
}

/** The texts of arrivals and departures. */
export function useRowWords(today: string): RowWords {
  const { t } = useTranslation('activity');
  const formats = useFormats();
  const { id: userId } = useUser();
  const short = (day: string): string => formats.dateShort(day, Number(today.slice(0, 4)));
  const expected = (row: TrafficEventRow): string | null => {
    if (row.expected === null || row.confirmed_at !== null) return null;
    const { date, time } = row.expected;
    // The time of a boat that comes on its day is in front of the line.
    if (date === row.date) return null;
    return t('expectedLate', { when: time === null ? short(date) : `${short(date)}, ${time}` });
  };
  const plan = ({ type, reservation, absence_report, vessel }: TrafficEventRow): string => {
    if (absence_report !== null) {
      return type === 'ARRIVAL' ? t('homeFromAbsence') : t('awayUntil', { day: short(absence_report.end_date) });
    }
    if (reservation === null) return '';
    const { start_date, end_date } = reservation;
    return t('stayLine', { length: formats.metres(vessel.length), nights: formats.nightsOf(start_date, end_date) });
  };
  return {
    boat: ({ vessel }) => (vessel.name === '' ? t('trade:unnamedBoat') : vessel.name),
    person: ({ boater }) => fullName(boater),
    when: (row) => {
      if (row.confirmed_at !== null) {
        const day = formats.dayOf(row.confirmed_at);
        return day === today ? formats.time(row.confirmed_at) : short(day);
      }
      const day = dayOf(row);
      return day === today ? (row.expected?.time ?? '') : short(day);
    },
    about: (row) => {
      const late = row.state === 'not_arrived' || row.state === 'not_departed';
      const due = late ? t(`due_${row.type}`, { day: short(dayOf(row)) }) : expected(row);
      return [due, plan(row)].filter((part) => part !== null && part !== '').join(', ');
    },
    confirmer: ({ confirmed_by }) => {
      if (confirmed_by === null) return '';
      if (confirmed_by.kind === 'boater') return t('byBoater');
      if (confirmed_by.id === userId) return t('byYou');
      return confirmed_by.name === null ? t('byColleague') : t('trade:byName', { name: confirmed_by.name });
    },
    whyNotYet: (row) => {
      if (row.can_confirm) return null;
      return row.date > today ? t('notBefore', { day: short(row.date) }) : t('arrivalFirst');
    },
  };
}
