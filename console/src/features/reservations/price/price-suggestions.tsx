import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Section } from '../../../ui/page/section.js';
import { FieldsGrid, Wide } from '../../../ui/fields/fields-grid.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import * as advice from '../model/price-advice.js';
import { totalOf } from '../model/price-draft.js';

/** Loaded on demand, because few users open the local events. */
const LocalEvents = lazyWithRetry(async () => (await import('./local-events.js')).LocalEvents);

/** Raises or lowers the price because of weather, rating, occupancy or events. */
export function PriceSuggestions({ nights }: { readonly nights: number }) {
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
      {driver !== null && <Panel key={driver} driver={driver} nights={nights} onDone={() => setDriver(null)} />}
    </Section>
  );
}

interface PanelProps {
  readonly driver: advice.PriceDriver;
  readonly nights: number;
  readonly onDone: () => void;
}

function Panel({ driver, nights, onDone }: PanelProps) {
  const { t } = useTranslation('reservations');
  const { money } = useFormats();
  const { watch, setValue } = useReservationFormOfPage();
  const [step, setStep] = useState<advice.PriceStep>(advice.usualStep(driver));
  const [occupancy, setOccupancy] = useState<number>(advice.USUAL_OCCUPANCY);
  const { price_per_night: price, currency } = watch('payment');
  const stay = advice.daysWithEvents(watch('start_date'), watch('end_date'));
  const moved = price === null ? null : advice.movedBy(price, step);
  const apply = () => {
    setValue('payment.price_per_night', moved, { shouldDirty: true });
    if (watch('price_mode') === 'TOTAL') setValue('total_price', totalOf(moved, nights));
    onDone();
  };
  return (
    <>
      {driver === 'events' && stay !== null && <LocalEvents on={stay} />}
      <FieldsGrid>
        {driver === 'occupancy' && (
          <SelectInput
            label={t('expectedOccupancy')}
            value={String(occupancy)}
            options={advice.occupancies.map((percent) => ({
              value: String(percent),
              label: t('percentOf', { percent }),
            }))}
            onChange={(chosen) => {
              setOccupancy(Number(chosen));
              setStep(advice.stepForOccupancy(Number(chosen)));
            }}
          />
        )}
        <Wide>
          <ToggleInput
            label={t('priceStep')}
            value={String(step)}
            options={advice.priceSteps.map((one) => ({ value: String(one), label: signed(one) }))}
            onChange={(chosen) => setStep(advice.priceSteps.find((one) => String(one) === chosen) ?? 0)}
          />
        </Wide>
      </FieldsGrid>
      <div>
        <Button disabledReason={moved === null ? t('reasonPriceMissing') : null} onClick={apply}>
          {t('applyPrice', { price: money(moved, currency) })}
        </Button>
      </div>
    </>
  );
}

/** The step with a real minus sign, or with a plus sign if it is positive. */
function signed(step: advice.PriceStep): string {
  return step > 0 ? `+${step}` : String(step).replace('-', '−');
}
