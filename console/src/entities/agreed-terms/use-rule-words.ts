import { useTranslation } from 'react-i18next';
import type { KeptTerms } from '../../../../contracts/reservations/kept-terms.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { RuleKind } from './compared-terms.js';

/** Returns the words of a rule of a stay, line by line. */
export function useRuleWords(currency: string) {
  const { t } = useTranslation('entities/agreed-terms');
  const { money, percent, number } = useFormats();
  /** Deposits are paid online only. A stay with no online payment has none. */
  const ofDeposit = ({ deposit: { type, amount, due }, pays }: NonNullable<KeptTerms['price']>): string => {
    if (pays.online === 0) return t('termsDepositNone');
    switch (type) {
      case 'NONE':
        return t('termsDepositNone');
      case 'PERCENTAGE':
        return t('termsDepositPercent', { percent: percent(amount ?? 0), amount: money(due, currency) });
      case 'NIGHTS':
        return t('termsDepositNights', { count: amount ?? 0, amount: money(due, currency) });
      case 'FIXED_AMOUNT':
        return money(amount, currency);
    }
  };
  const ofRest = ({ place, rest }: NonNullable<KeptTerms['price']>['pays']): string => {
    if (rest === 0) return t('termsRestNone');
    return t(place === 'ONLINE' ? 'termsRestLater' : 'termsRest', { amount: money(rest, currency) });
  };
  const ofSteps = (steps: KeptTerms['rules']['refund_steps']): string[] => {
    const refunding = steps.filter(({ refund_percent }) => refund_percent > 0);
    if (refunding.length === 0) return [t('termsRefundNone')];
    return refunding
      .sort((one, other) => other.days_before_arrival - one.days_before_arrival)
      .map(({ days_before_arrival: days, refund_percent }) =>
        days === 0
          ? t('termsRefundUntilArrival', { percent: percent(refund_percent) })
          : t('termsRefundUntil', { percent: percent(refund_percent), count: days, days: number(days) }),
      );
  };
  return (kind: RuleKind, rules: KeptTerms['rules'], price: KeptTerms['price']): readonly string[] => {
    switch (kind) {
      case 'deposit':
        return price === null ? [] : [ofDeposit(price)];
      case 'rest':
        return price === null ? [] : [ofRest(price.pays)];
      case 'cancellation':
        return ofSteps(rules.refund_steps);
      case 'file':
        return [rules.policy_file?.name ?? t('termsNoFile')];
      case 'requirements':
        return rules.requirements.length === 0 ? [t('termsNoRequirements')] : rules.requirements;
    }
  };
}
