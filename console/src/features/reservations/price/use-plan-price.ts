import { useEffect, useRef, useState } from 'react';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ReservationForm } from '../form/use-reservation-form.js';
import { type ReservationValues, withPlan } from '../model/form-values.js';
import { nightsTyped, totalOf } from '../model/price-draft.js';
import { questionKey, usePlanQuestion } from './use-plan-question.js';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';

const TYPING_MS = 300;

interface PlanPriceOptions {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The form as first filled in; its stay already has a price. Null in creation mode. */
  readonly base: ReservationValues | null;
  readonly enabled: boolean;
  readonly mayAskDeposit: boolean;
}

export interface PlanPrice {
  readonly answer: CalculatedPrice | null;
  readonly notCovered: boolean;
  readonly asking: boolean;
}

/** Requests the price from the pricing plan when dates or boat change, and puts it into the form (spec 1 §7). */
export function usePlanPrice({ form, values, base, enabled, mayAskDeposit }: PlanPriceOptions): PlanPrice {
  const planQuestion = usePlanQuestion(enabled);
  const question = useSettled(planQuestion(values));
  const key = questionKey(question);
  const baseKey = base === null ? '' : questionKey(planQuestion(base));
  const answered = useRef(baseKey);
  const lastBase = useRef(baseKey);
  if (lastBase.current !== baseKey) {
    lastBase.current = baseKey;
    answered.current = baseKey;
  }
  // The price when this stay was first typed. If it differs once the plan's price arrives, staff typed another one in
  // between.
  const stayKey = questionKey(planQuestion(values));
  const typedFor = useRef({ stayKey, price: values.payment.price_per_night });
  if (typedFor.current.stayKey !== stayKey) typedFor.current = { stayKey, price: values.payment.price_per_night };
  const load = useLoad(reservationPriceCalls.calculatePrice, question ?? undefined, {
    topics: [{ topic: 'pricing' }],
    enabled: enabled && question !== null,
  });

  const { data } = load;
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!enabled || data === undefined || key === answered.current) return;
    // This price is for a stay that was changed since; the next one is being requested.
    if (key !== stayKey) return;
    answered.current = key;
    if (getValues('payment.price_per_night') !== typedFor.current.price) return;
    const payment = withPlan(getValues('payment'), data, mayAskDeposit);
    setValue('payment', payment, { shouldDirty: true });
    setValue('plan_gap', data.count_descriptions === NOT_COVERED);
    if (getValues('price_mode') === 'TOTAL') {
      setValue('total_price', totalOf(payment.price_per_night, nightsTyped(getValues())));
    }
  }, [data, key, stayKey, enabled, mayAskDeposit, getValues, setValue]);

  return {
    answer: data ?? null,
    notCovered: data?.count_descriptions === NOT_COVERED,
    asking: key !== answered.current && load.isFetching,
  };
}

/** The question after a short pause in typing; the first one is used at once. */
function useSettled<T>(question: T): T {
  const [settled, setSettled] = useState(question);
  const text = JSON.stringify(question);
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => {
    const timer = setTimeout(() => {
      // An unchanged question must not render the page again.
      setSettled((before) => (JSON.stringify(before) === text ? before : latest.current));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
