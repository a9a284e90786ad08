import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { type ChartBar, OPEN_END } from '../model/chart-bar.js';
import type { Asked } from '../model/gesture.js';
import type { BarWords } from './use-bar-words.js';

export interface ChangeWords {
  /** "Move Brisa do Norte to B12" */
  readonly title: string;
  /** "12 to 18 July 2027, from B14" */
  readonly about: string;
  /** The button that makes the change: "Move". */
  readonly confirm: string;
  /** What is reported once it is made: "Brisa do Norte lies in B12". */
  readonly done: string;
}

export interface ChangeNames {
  /** The name of a berth. */
  readonly nameOf: (berthId: string) => string;
  /** The boat of a reservation on the chart. */
  readonly boatOf: (reservationId: string) => string;
  readonly words: BarWords;
}

/** The texts of a change that is previewed. */
export function useChangeWords({ change, aim, bar }: Asked, { nameOf, words, boatOf }: ChangeNames): ChangeWords {
  const { t } = useTranslation('plan');
  const boat = words.boat(bar);
  const berth = nameOf(aim.berthId);
  const from = nameOf(bar.berthId);
  const moved = t('changeFrom', { dates: words.dates(aim.start, aim.end), berth: from });
  switch (change.type) {
    case 'MOVE':
    case 'SPLIT':
      return {
        title: t(aim.start > bar.start ? 'changeSplitTitle' : 'changeMoveTitle', { boat, berth }),
        about: moved,
        confirm: t('changeMove'),
        done: t('doneMove', { boat, berth }),
      };
    case 'MOVES':
      return {
        title: t('changeMovesTitle', { count: change.moves.length }),
        about: change.moves
          .map((one) => t('boatToBerth', { boat: boatOf(one.reservation_id), berth: nameOf(one.berth_id) }))
          .join(', '),
        confirm: t('changeMove'),
        done: t('doneMoves', { count: change.moves.length }),
      };
    case 'MOVE_RESIDENT':
      return {
        title: t(aim.start > bar.stayStart ? 'changeSplitTitle' : 'changeMoveTitle', { boat, berth }),
        about: t('changeFrom', { dates: words.dates(aim.start, bar.heldUntil), berth: from }),
        confirm: t('changeMove'),
        done: t('doneMove', { boat, berth }),
      };
    case 'SWAP_RESIDENTS':
    case 'SWAP': {
      const other = aim.swapWith === null ? t('trade:unnamedBoat') : words.boat(aim.swapWith);
      return {
        title: t('changeSwapTitle', { boat, other }),
        about: t('changeSwapAbout', { boat, berth, other, otherBerth: from }),
        confirm: t('changeSwap'),
        done: t('doneSwap', { boat, other }),
      };
    }
    case 'RESIDENT_DATES': {
      const end = change.end_date ?? OPEN_END;
      return {
        title: t('changeResidentDates', { boat }),
        about: t('changeDates', {
          before: words.dates(bar.stayStart, bar.stayEnd),
          after: words.dates(change.start_date, end),
        }),
        confirm: t('changeDatesConfirm'),
        done: t('doneResidentDates', { boat, dates: words.dates(change.start_date, end) }),
      };
    }
    case 'DATES': {
      const { kind, nights } = stretch(bar, change.start_date, change.end_date);
      return {
        title: t(`change_${kind}`, { boat, count: nights }),
        about: t('changeDates', {
          before: words.dates(bar.stayStart, bar.stayEnd),
          after: words.dates(change.start_date, change.end_date),
        }),
        confirm: t('changeDatesConfirm'),
        done: t('doneDates', { boat, dates: words.dates(change.start_date, change.end_date) }),
      };
    }
  }
}

/** What new dates do to a stay, and by how many nights. */
function stretch(
  bar: ChartBar,
  start: string,
  end: string,
): { kind: 'longer' | 'shorter' | 'otherDates'; nights: number } {
  const nights = nightsBetween(start, end) - nightsBetween(bar.stayStart, bar.stayEnd);
  if (nights === 0) return { kind: 'otherDates', nights: Math.abs(nightsBetween(bar.stayStart, start)) };
  return { kind: nights > 0 ? 'longer' : 'shorter', nights: Math.abs(nights) };
}
