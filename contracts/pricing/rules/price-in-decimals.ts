import { toDecimal } from '../../vocabulary/money.js';
import type { CalculatedPrice, PriceAnswer } from '../price.js';

/** A price in minor units as the decimals of JSON. */
export function priceInDecimals(price: CalculatedPrice): PriceAnswer {
  const rule = price.deposit_rule;
  const isMoney = rule.deposit_type === 'FIXED_AMOUNT' && rule.amount !== null;
  return {
    ...price,
    price_per_night: toDecimal(price.price_per_night),
    ...(price.nights_total === undefined ? {} : { nights_total: toDecimal(price.nights_total) }),
    available_custom_surcharges: price.available_custom_surcharges.map((surcharge) => ({
      ...surcharge,
      total_custom_surcharge: toDecimal(surcharge.total_custom_surcharge),
      ...(surcharge.unit_price === undefined ? {} : { unit_price: toDecimal(surcharge.unit_price) }),
    })),
    deposit_rule: isMoney ? { ...rule, amount: toDecimal(rule.amount ?? 0) } : rule,
    deposit: toDecimal(price.deposit),
    total_to_pay: toDecimal(price.total_to_pay),
  };
}
