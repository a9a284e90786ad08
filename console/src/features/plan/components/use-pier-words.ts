import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Zoom } from '../model/chart-window.js';
import type { ChartPier } from '../model/chart-rows.js';

/** The texts of a pier's row: "Pier B, 24 berths" and "71% full this month". */
export function usePierWords(zoom: Zoom): {
  readonly name: (pier: ChartPier) => string;
  readonly fullness: (pier: ChartPier) => string;
} {
  const { t } = useTranslation('plan');
  const { percent } = useFormats();
  return {
    name: ({ name, berths }) => t('pierRow', { name, count: berths }),
    fullness: ({ fullness }) => t(`fullness_${zoom}`, { percent: percent(Math.round(fullness * 100)) }),
  };
}
