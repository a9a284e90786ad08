import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { BoaterStep } from './boater-step.js';
import { amountDue, heldMinor } from '../price/amount-due.js';

export interface BoaterStepWords {
  readonly title: string;
  readonly text: string;
  readonly deadline: string | null;
}

/** Returns the texts of a step: the task with its figures, and the deadline. */
export function useBoaterStepWords(view: BoaterReservation, step: BoaterStep): BoaterStepWords {
  const { t } = useTranslation('entities/reservation/boater');
  const formats = useFormats();
  const { payment } = view;
  const figures = {
    nights: formats.nights(view.nights),
    berth: view.berth_offer === null ? '' : `${view.berth_offer.pier_name}${view.berth_offer.number}`,
    total: formats.money(payment.total_to_pay, payment.currency),
    amount: formats.money(amountDue(payment)?.amount ?? null, payment.currency),
  };
  // Never a relative day: a mail and a page may be read later, and "le demain" is no French.
  const whenOf = (at: string) => `${formats.dateLong(formats.dayOf(at))}, ${formats.time(at)}`;
  const deadlineAt = step.kind === 'pay' ? (payment.terms?.pay_by ?? step.deadline_at) : step.deadline_at;
  const when = deadlineAt === null ? null : t('marinaTime', { when: whenOf(deadlineAt) });
  return {
    title: t(`step_${step.kind}_title`, figures),
    text: t(paysNextPart(view, step) ? 'step_pay_next_text' : `step_${step.kind}_text`, figures),
    deadline: when === null ? null : t(byWords(view, step), { when }),
  };
}

function byWords({ payment }: BoaterReservation, { kind }: BoaterStep) {
  if (kind !== 'pay') return 'answerBy';
  return payment.terms?.after_arrival === true ? 'payByAfterArrival' : 'payBy';
}

/** Whether the boater pays a later instalment: the first one has reserved the berth. */
function paysNextPart({ instalments, payment }: BoaterReservation, { kind }: BoaterStep): boolean {
  return kind === 'pay' && instalments.length > 0 && heldMinor(payment) > 0;
}
