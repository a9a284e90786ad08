import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { useFormats } from '../../../lib/format/use-formats.js';

type Person = NonNullable<BerthRecord['current_berth_owner']>;

/** Who a berth's line names: a boat with its letter, or words alone. */
export interface HolderWords {
  readonly type: Person['berth_holder_type'] | null;
  readonly words: string;
}

/** Returns the words of a berth's line: its sizes, and who has it. */
export function useBerthWords() {
  const { t } = useTranslation('inventory');
  const { sizes, dateShort, today } = useFormats();
  const day = (date: string) => dateShort(date, Number(today().slice(0, 4)));
  const boatOf = ({ vessel }: Person) => vessel.name ?? t('trade:unnamedBoat');

  const holder = (berth: BerthRecord): HolderWords => {
    const { current_berth_owner: owner, resident } = berth;
    if (owner !== null && owner.berth_holder_type === 'VISITOR') {
      const boat = boatOf(owner);
      if (!owner.arrived) return { type: 'VISITOR', words: t('visitorExpected', { boat }) };
      const words = owner.end_date === null ? boat : t('visitorUntil', { boat, day: day(owner.end_date) });
      return { type: 'VISITOR', words };
    }
    if (resident !== null) {
      const boat = boatOf(resident);
      const { absence } = resident;
      if (absence === null) return { type: 'RESIDENT', words: boat };
      const away = owner === null;
      const words = away
        ? t('residentBack', { boat, day: day(absence.end_date) })
        : t('residentAwayFrom', { boat, day: day(absence.start_date) });
      return { type: 'RESIDENT', words };
    }
    if (!berth.active && berth.notes !== '') return { type: null, words: berth.notes.split('\n')[0] ?? '' };
    return { type: null, words: t(berth.holder_type === 'RESIDENT' ? 'trade:berthHolders' : 'trade:visitors') };
  };
  return {
    holder,
    size: (berth: Pick<BerthRecord, 'max_loa' | 'max_beam' | 'max_draft'>) =>
      sizes({ length: berth.max_loa, beam: berth.max_beam, draft: berth.max_draft }),
  };
}
