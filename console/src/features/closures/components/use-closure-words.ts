import { useTranslation } from 'react-i18next';
import type { ClosureRow } from '../../../../../contracts/berths/closures.js';
import { useFormats } from '../../../lib/format/use-formats.js';

type Named = Pick<ClosureRow, 'piers' | 'start_date' | 'end_date'>;

/** How pages name a closure. */
export function useClosureWords() {
  const { t } = useTranslation('closures');
  const { dateSpan, date } = useFormats();
  return {
    title: ({ piers }: Named): string => {
      const [only, more] = piers;
      if (only === undefined || more !== undefined) return t('closureOfPiers', { count: piers.length });
      if (only.whole) return t('closureOfPier', { pier: only.name });
      const [berth, another] = only.berths;
      return berth !== undefined && another === undefined
        ? t('closureOfBerth', { berth: berth.name })
        : t('closureOfBerths', { count: only.berths.length, pier: only.name });
    },
    nights: ({ start_date, end_date }: Pick<Named, 'start_date' | 'end_date'>): string =>
      end_date === null ? t('fromOpen', { date: date(start_date) }) : dateSpan(start_date, end_date),
    berths: ({ piers }: Named): string =>
      piers
        .flatMap(({ berths }) => berths.map(({ name, open }) => (open ? t('openAgain', { berth: name }) : name)))
        .join(', '),
  };
}
