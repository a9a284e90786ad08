import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Section } from '../../../ui/page/section.js';
import * as advice from '../model/price-advice.js';
import type { RatedBoater } from './rating-fact.js';

/** Loaded on demand, because few users adjust a price. */
const SuggestionPanel = lazyWithRetry(async () => (await import('./suggestion-panel.js')).SuggestionPanel);

interface PriceSuggestionsProps {
  readonly nights: number;
  readonly rated: RatedBoater;
}

/** Raises or lowers the price because of weather, rating, occupancy or events. */
export function PriceSuggestions({ nights, rated }: PriceSuggestionsProps) {
  const { t } = useTranslation('reservations');
  const [driver, setDriver] = useState<advice.PriceDriver | null>(null);
  return (
    <Section title={t('priceSuggestions')} level="label">
      <SelectInput
        label={t('priceDriver')}
        value={driver}
        placeholder={t('actions:choose')}
        options={advice.priceDrivers.map((one) => ({ value: one, label: t(`driver_${one}`) }))}
        onChange={(chosen) => setDriver(advice.priceDrivers.find((one) => one === chosen) ?? null)}
      />
      {driver !== null && (
        <SuggestionPanel key={driver} {...{ driver, nights, rated }} onDone={() => setDriver(null)} />
      )}
    </Section>
  );
}
