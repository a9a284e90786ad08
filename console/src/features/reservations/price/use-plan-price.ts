import { useEffect, useRef, useState } from 'react';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import { reservationPriceCalls } from '../../../../../contracts/reservations/calls.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ReservationForm } from '../form/use-reservation-form.js';
import { type ReservationValues, withPlan } from '../model/form-values.js';
import { nightsTyped, totalOf } from '../model/price-draft.js';
import { questionKey, usePlanQuestion } from './use-plan-question.js';

const TYPING_MS = 300;

interface PlanPriceOptions {
  readonly form: ReservationForm;
  readonly values: ReservationValues;
  /** The form as it was filled in: its stay has its price already. Null in creation mode. */
  readonly base: ReservationValues | null;
  readonly enabled: boolean;
  readonly mayAskDeposit: boolean;
}

export interface PlanPrice {
  readonly answer: CalculatedPrice | null;
  readonly notCovered: boolean;
  readonly asking: boolean;
}

/** Asks the pricing plan when dates or boat change, and takes its answer over into the form (spec 1 §7). */
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
  // The price as it stood when this stay was first typed: another one by now was typed while the plan was asked.
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
    // An answer about a stay that was changed since; the next one is on its way.
    if (key !== stayKey) return;
    answered.current = key;
    if (getValues('payment.price_per_night') !== typedFor.current.price) return;
    const payment = withPlan(getValues('payment'), data, mayAskDeposit);
    setValue('payment', payment, { shouldDirty: true });
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

/** The question once nobody has typed for a moment; the first one at once. */
function useSettled<T>(question: T): T {
  const [settled, setSettled] = useState(question);
  const text = JSON.stringify(question);
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => {
    const timer = setTimeout(() => {
      // The same question again is no reason to draw the page again.
      setSettled((before) => (JSON.stringify(before) === text ? before : latest.current));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
