import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DateRangeField } from '../../../ui/fields/date-range-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Section } from '../../../ui/page/section.js';
import { FieldsGrid, Whole, Wide } from '../../../ui/fields/fields-grid.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { Offered } from '../model/page-facts.js';
import { ChargeFields } from './charge-fields.js';
import { DepositFields } from './deposit-fields.js';
import { DiscountField } from './discount-field.js';
import { NotCovered } from './not-covered.js';
import { PaymentPlaceField } from './payment-place-field.js';
import { PointsField, type PointsOfStay } from './points-field.js';
import { PriceField } from './price-field.js';
import { RedeemField } from './redeem-field.js';
import { SurchargeFields } from './surcharge-fields.js';
import type { PlanPrice } from './use-plan-price.js';

interface StayAndPriceProps {
  readonly today: string;
  readonly nights: number;
  readonly plan: PlanPrice;
  readonly depositShown: boolean;
  readonly onlineShown: boolean;
  readonly redeem: { readonly offered: Offered; readonly most: number; readonly available: number };
  /** Null: the boater is no member of the loyalty programme. */
  readonly points: PointsOfStay | null;
}

/** Inputs for dates and price. */
export function StayAndPrice({ today, nights, plan, depositShown, onlineShown, redeem, points }: StayAndPriceProps) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  // Kind and amount need the room of two fields.
  const DepositPlace = watch('payment.deposit.type') === 'NONE' ? 'div' : Wide;
  const hint = usePlanHint(plan, watch('price_mode') === 'TOTAL' ? nights : null, watch('payment.currency'));
  return (
    <>
      <Section
        title={t('stayAndPrice')}
        actions={
          <ToggleField
            control={control}
            name="price_mode"
            label={t('priceMode')}
            labelHidden
            options={[
              { value: 'PER_NIGHT', label: t('perNight') },
              { value: 'TOTAL', label: t('trade:total') },
            ]}
          />
        }
      >
        {plan.notCovered && <NotCovered />}
        <FieldsGrid>
          <Wide>
            <DateRangeField
              control={control}
              startName="start_date"
              endName="end_date"
              label={t('trade:stay')}
              startLabel={t('trade:arrival')}
              endLabel={t('trade:departure')}
              min={today}
              required
            />
          </Wide>
          <PriceField nights={nights} hint={hint} />
          <DiscountField />
          {depositShown && (
            <DepositPlace>
              <DepositFields nights={nights} />
            </DepositPlace>
          )}
          {onlineShown && <PaymentPlaceField depositShown={depositShown} rule={plan.answer?.deposit_rule ?? null} />}
          <RedeemField {...redeem} />
          <PointsField points={points} />
          <Whole>
            <ChargeFields />
          </Whole>
        </FieldsGrid>
      </Section>
      <SurchargeFields />
    </>
  );
}

/**
 * For example "Plan says 110.00", per night or for all nights as the field beside it, which has no surcharges.
 *
 * @param nights of the total; null: the field is per night
 */
function usePlanHint(plan: PlanPrice, nights: number | null, currency: string): string | undefined {
  const { answer, notCovered, asking } = plan;
  const { t } = useTranslation('reservations');
  const { money } = useFormats();
  if (asking) return t('planAsking');
  if (answer === null || notCovered) return undefined;
  return nights === null
    ? t('planSays', { price: money(answer.price_per_night, currency) })
    : t('planSaysTotal', { price: money(answer.price_per_night * nights, currency) });
}
