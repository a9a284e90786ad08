import { useTranslation } from 'react-i18next';
import type { WeatherCondition } from '../../../../contracts/dashboard/vocabulary.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { beaufort } from './wind.js';

/** How a forecast is put into words. */
interface WeatherWords {
  readonly condition: (condition: WeatherCondition) => string;
  /** Degrees Celsius. */
  readonly temperatures: (low: number, high: number) => string;
  /** Knots. */
  readonly gusts: (knots: number) => string;
  /** Millimetres; null: it stays dry. */
  readonly rain: (amount: number) => string | null;
}

export function useWeatherWords(): WeatherWords {
  const { t } = useTranslation('entities/weather');
  const { number } = useFormats();
  return {
    condition: (condition) => t(`condition_${condition}`),
    temperatures: (low, high) => t('temperatures', { low: number(low), high: number(high) }),
    gusts: (knots) => t('gusts', { knots: number(knots), force: beaufort(knots) }),
    rain: (amount) => (amount > 0 ? t('rain', { amount: number(amount) }) : null),
  };
}
