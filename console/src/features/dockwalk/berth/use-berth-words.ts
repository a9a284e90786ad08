import { useTranslation } from 'react-i18next';
import type { SeenBoat, WalkBoat } from '../../../../../contracts/dockwalk/boats.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ShownBerth } from '../model/standing.js';

export interface BerthWords {
  /** What lies in the berth: a boat's name, "Empty" or "Not active". */
  readonly title: (berth: ShownBerth) => string;
  /** What is planned there, or what does not agree with the plan. */
  readonly about: (berth: ShownBerth) => string;
  /** The answer that stands: "As planned", or how the berth differs. */
  readonly answer: (berth: ShownBerth) => string;
  readonly boat: (boat: { readonly name: string | null }) => string;
  /** Size, type and home port: "12.40 × 3.90 × 1.80 m, sailing boat, Bergen"; empty if none is known. */
  readonly card: (boat: SeenBoat | null) => string;
  readonly day: (day: string) => string;
  readonly sizes: (berth: ShownBerth) => string;
  /** What an earlier walk saw, and when and who, while nobody has checked the berth; empty: nothing. */
  readonly earlier: (berth: ShownBerth) => string;
  /** Who checked it and when; empty while nobody has. */
  readonly seen: (berth: ShownBerth) => string;
}

/** The texts of berths on a walk. @param date marina-local day of the walk */
export function useBerthWords(date: string): BerthWords {
  const { t } = useTranslation(['dockwalk', 'entities/vessel']);
  const { dateShort, instant, metres, sizes, time } = useFormats();
  const day = (each: string): string => dateShort(each, Number(date.slice(0, 4)));
  const boat = ({ name }: { readonly name: string | null }): string =>
    name === null || name === '' ? t('trade:unnamedBoat') : name;
  const card = (seen: SeenBoat | null): string => {
    if (seen?.details === undefined) return '';
    const { beam, draft, hull_type, type, home_port } = seen.details;
    return [
      sizes({ length: seen.length ?? 0, beam, draft }),
      hull_type === null ? null : t(`entities/vessel:hullType_${hull_type}`),
      type === null ? null : t(`entities/vessel:vesselType_${type}`),
      home_port,
    ]
      .filter((part) => part !== null && part !== '')
      .join(', ');
  };
  const staying = ({ berth_holder_type, length, end_date }: WalkBoat): string =>
    berth_holder_type === 'RESIDENT' || end_date === null
      ? t('residentLine', { length: metres(length) })
      : t('untilLine', { day: day(end_date), length: metres(length) });

  const planned = ({ row }: ShownBerth): string => {
    const { expected } = row;
    if (expected.state === 'CLOSED') return row.note.split('\n')[0] ?? '';
    if (expected.boat !== null) return staying(expected.boat);
    if (expected.over !== null) {
      return t('overstayed', { boat: boat(expected.over), day: day(expected.over.end_date ?? date) });
    }
    if (expected.due !== null) {
      return expected.overdue === 'ARRIVAL'
        ? t('overdue', { boat: boat(expected.due) })
        : t('due', { boat: boat(expected.due) });
    }
    if (expected.away !== null) {
      return t('backOn', { boat: boat(expected.away.boat), day: day(expected.away.absence.end_date) });
    }
    return t('freeToOffer');
  };

  const differing = (berth: ShownBerth): string => {
    const { boat: expected, over, due, away } = berth.row.expected;
    switch (berth.differences[0]) {
      case 'OTHER_BOAT':
        return expected === null ? t('shouldBeEmpty') : t('shouldBeHere', { boat: boat(expected) });
      case 'STILL_HERE':
        return t('shouldHaveLeft', { day: day(over?.end_date ?? date) });
      case 'ARRIVED':
        return t('arrivalOpen', { day: day(due?.start_date ?? date) });
      case 'RESIDENT_HOME':
        return t('absentUntil', { day: day(away?.absence.end_date ?? date) });
      case 'RESIDENT_AWAY':
        return t('noAbsence', { boat: boat(expected ?? { name: null }) });
      case 'MISSING':
      case 'LEFT':
        return t('shouldBeHere', { boat: boat(expected ?? over ?? { name: null }) });
      case 'LARGER':
        return t('largerThanKnown');
      default:
        return planned(berth);
    }
  };

  const earlier = ({ row, standing }: ShownBerth): string => {
    if (standing !== null || row.earlier == null) return '';
    const { seen, at, by } = row.earlier;
    const words = { what: seen === null ? t('trade:empty') : boat(seen), when: instant(at) };
    return by === null ? t('earlierByNobody', words) : t('earlier', { ...words, by });
  };

  return {
    day,
    boat,
    card,
    sizes: ({ row }) => sizes({ length: row.max_loa, beam: row.max_beam, draft: row.max_draft }),
    title: ({ row, standing }) => {
      if (standing?.answer === 'EMPTY') return t('trade:empty');
      if (standing?.answer === 'BOAT') return boat(standing.boat ?? { name: null });
      if (row.expected.boat !== null) return boat(row.expected.boat);
      return t(row.expected.state === 'CLOSED' ? 'notActive' : 'trade:empty');
    },
    about: (berth) => (berth.differences.length > 0 ? differing(berth) : planned(berth)),
    earlier,
    answer: ({ standing, differences }) => {
      const [main] = differences;
      if (standing === null) return t('asPlannedAsk');
      return main === undefined ? t('asPlanned') : t(`kind_${main}`);
    },
    seen: ({ standing }) => {
      if (standing === null) return '';
      if (standing.by === null) return t('keptHere', { at: time(standing.at) });
      return t('seenBy', { name: standing.by, at: time(standing.at) });
    },
  };
}
