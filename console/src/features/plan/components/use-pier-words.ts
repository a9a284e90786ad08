import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ChartPier } from '../model/chart-rows.js';

/** The texts of a pier's row: "Pier B, 24 berths" and "71% full on these nights". */
export function usePierWords(): {
  readonly name: (pier: ChartPier) => string;
  readonly fullness: (pier: ChartPier) => string;
} {
  const { t } = useTranslation('plan');
  const { percent } = useFormats();
  return {
    name: ({ name, berths }) => t('pierRow', { name, count: berths }),
    fullness: ({ fullness }) =>
      fullness === null ? '' : t('fullness', { percent: percent(Math.round(fullness * 100)) }),
  };
}
