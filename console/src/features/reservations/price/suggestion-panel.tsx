import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { FieldsGrid, Wide } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import * as advice from '../model/price-advice.js';
import { totalOf } from '../model/price-draft.js';
import { Sentence } from './fact-list.js';
import { LocalEvents } from './local-events.js';
import { OccupancyFact } from './occupancy-fact.js';
import { type RatedBoater, RatingFact } from './rating-fact.js';
import { useOccupancy } from './use-occupancy.js';
import { WeatherFact } from './weather-fact.js';

interface SuggestionPanelProps {
  readonly driver: advice.PriceDriver;
  readonly nights: number;
  readonly rated: RatedBoater;
  readonly onDone: () => void;
}

/** The fact behind an adjustment of the price, and the adjustments to choose from. */
export function SuggestionPanel({ driver, nights, rated, onDone }: SuggestionPanelProps) {
  const { t } = useTranslation('reservations');
  const { money } = useFormats();
  const { watch, setValue } = useReservationFormOfPage();
  const stay = advice.nightsOfStay(watch('start_date'), watch('end_date'));
  const plan = useOccupancy(driver === 'occupancy' ? stay : null);
  const [expected, setExpected] = useState<number | null>(null);
  const [chosen, setChosen] = useState<advice.PriceStep | null>(null);
  const occupancy = expected ?? advice.occupancyChoice(advice.meanOccupancy(plan.nights ?? []));
  const usual = driver === 'occupancy' ? advice.stepForOccupancy(occupancy) : advice.usualStep(driver);
  const step = chosen ?? usual;
  const { price_per_night: price, currency } = watch('payment');
  const moved = price === null ? null : advice.movedBy(price, step);
  const apply = () => {
    setValue('payment.price_per_night', moved, { shouldDirty: true });
    if (watch('price_mode') === 'TOTAL') setValue('total_price', totalOf(moved, nights));
    onDone();
  };
  return (
    <>
      {driver === 'rating' && <RatingFact rated={rated} />}
      {driver !== 'rating' && stay === null && <Sentence>{t('priceFactDatesMissing')}</Sentence>}
      {driver === 'weather' && stay !== null && <WeatherFact stay={stay} />}
      {driver === 'occupancy' && stay !== null && <OccupancyFact occupancy={plan} />}
      {driver === 'events' && stay !== null && <LocalEvents on={advice.daysWithEvents(stay)} />}
      <FieldsGrid>
        {driver === 'occupancy' && (
          <SelectInput
            label={t('expectedOccupancy')}
            value={String(occupancy)}
            options={advice.occupancies.map((percent) => ({
              value: String(percent),
              label: t('percentOf', { percent }),
            }))}
            onChange={(percent) => {
              setExpected(Number(percent));
              setChosen(null);
            }}
          />
        )}
        <Wide>
          <ToggleInput
            label={t('priceStep')}
            value={String(step)}
            options={advice.priceSteps.map((one) => ({ value: String(one), label: signed(one) }))}
            onChange={(one) => setChosen(advice.priceSteps.find((offered) => String(offered) === one) ?? 0)}
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
