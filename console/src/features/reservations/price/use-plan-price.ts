import { useEffect, useRef, useState } from 'react';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ReservationForm } from '../form/use-reservation-form.js';
import { type ReservationValues, withAgreedList, withPlan } from '../model/form-values.js';
import { nightsTyped, totalOf } from '../model/price-draft.js';
import { questionKey, usePlanQuestion } from './use-plan-question.js';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';

const TYPING_MS = 300;

interface PlanPriceOptions {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The form as first filled in; its stay already has a price. Null in creation mode. */
  readonly base: ReservationValues | null;
  /** The stay whose agreed price list is asked; null: none is agreed, and today's list holds. */
  readonly agreedFor: string | null;
  readonly enabled: boolean;
  readonly mayAskDeposit: boolean;
}

export interface PlanPrice {
  readonly answer: CalculatedPrice | null;
  readonly notCovered: boolean;
  readonly asking: boolean;
}

/**
 * Requests the price from the pricing plan when dates or boat change, and puts it into the form (spec 1 §7). A stay that has
 * a price follows the list that it was agreed by, and keeps what was typed.
 */
export function usePlanPrice({ form, values, base, agreedFor, enabled, mayAskDeposit }: PlanPriceOptions): PlanPrice {
  const askPlan = usePlanQuestion(enabled);
  const planQuestion = (stay: ReservationValues) => {
    const question = askPlan(stay);
    return question === null || agreedFor === null ? question : { ...question, reservation_id: agreedFor };
  };
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

  const baseQuestion = base === null || agreedFor === null ? null : planQuestion(base);
  const agreed = useLoad(reservationPriceCalls.calculatePrice, baseQuestion ?? undefined, {
    topics: [{ topic: 'pricing' }],
    enabled: enabled && baseQuestion !== null,
  });
  // The list's price of the stay that the offer in the form is for.
  const priced = useRef<{ readonly of: string; readonly price: CalculatedPrice } | null>(null);
  if (priced.current?.of !== answered.current) {
    priced.current =
      answered.current === baseKey && agreed.data !== undefined ? { of: baseKey, price: agreed.data } : null;
  }
  const waits = baseQuestion !== null && answered.current === baseKey && agreed.data === undefined;
  const { data } = load;
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!enabled || data === undefined || key === answered.current) return;
    // This price is for a stay that was changed since; the next one is being requested.
    if (key !== stayKey || waits) return;
    const before = priced.current?.price ?? null;
    answered.current = key;
    priced.current = { of: key, price: data };
    const listed = before !== null && before.count_descriptions === null && data.count_descriptions === null;
    const typed = getValues('payment.price_per_night') !== typedFor.current.price;
    if (typed && !listed) return;
    const payment =
      listed && agreedFor !== null
        ? withAgreedList(getValues('payment'), before, data)
        : withPlan(getValues('payment'), data, mayAskDeposit);
    setValue('payment', payment, { shouldDirty: true });
    setValue('plan_gap', data.count_descriptions === NOT_COVERED);
    if (getValues('price_mode') === 'TOTAL') {
      setValue('total_price', totalOf(payment.price_per_night, nightsTyped(getValues())));
    }
  }, [data, key, stayKey, waits, agreedFor, enabled, mayAskDeposit, getValues, setValue]);

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
