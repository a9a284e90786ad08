import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { instalmentsOf } from '../../../contracts/pricing/rules/instalments.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { QuoteLine } from '../../../contracts/pricing/quote-lines.js';
import { workOutPrice } from '../domain/calculate-price.js';
import type { PricedNights } from '../domain/list-nights.js';
import { listWarnings } from '../domain/list-warnings.js';
import type { Stay } from '../domain/night-prices.js';
import { neighbourStays, quoteLines, vatParts } from '../domain/quote.js';
import type { StoredPlan } from '../domain/stored-plan.js';
import { explainPrice } from '../domain/explain-price.js';
import { planOfDraft } from '../domain/pricing.js';
import { PricingFacts, stayOf } from '../lookups/pricing-facts.js';
import { pricingRecord } from '../records/pricing-record.js';

type TryAnswer = z.output<(typeof pricingApi)['tryDraft']['answer']>;

/**
 * The price of a stay by the saved draft, line by line; by the plan in force if there is no draft. A draft may still break
 * rules between fields.
 */
@Handles(pricingApi.tryDraft)
export class TryDraft {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: PricingFacts,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof pricingApi.tryDraft>): Promise<TryAnswer> {
    const vat = await this.facts.vat(marina_id, input.start_date);
    const context = { ...(await this.facts.of(marina_id)).context, vat };
    const { state } = await this.streams.load(pricingRecord, marina_id);
    const plan = planOfDraft(state);
    const { contract_row: row } = input;
    const contract_id = row == null ? input.contract_id : plan?.contracts[row]?.id;
    const stay = stayOf({ ...input, contract_id });
    const { price, lines, worked_out } = explainPrice(plan, stay, context);
    const contract = plan?.contracts.find(({ id }) => id === stay.contract_id);
    const due =
      contract === undefined || price.count_descriptions !== null
        ? []
        : instalmentsOf(price.total_to_pay, stay.start_date, stay.end_date, contract.instalments);
    const published = workOutPrice(state.plan, stay, context);
    const quote = quoteLines(worked_out, vat);
    return {
      price: priceInDecimals(price),
      lines: lines.map((line) => ({
        ...line,
        rate: line.rate === null ? null : toDecimal(line.rate),
        amount: toDecimal(line.amount),
      })),
      instalments: due.map(({ due_on, amount }) => ({ due_on, amount: toDecimal(amount) })),
      published_total: published.price.count_descriptions === null ? toDecimal(published.price.total_to_pay) : null,
      quote: quote.map(lineInDecimals),
      ...(worked_out.nights === null ? {} : nightsInDecimals(worked_out.nights)),
      ...(plan === null ? {} : tried(plan, stay, context.today, vat.nights)),
      vat: vatParts(quote).map((part) => ({ ...part, amount: toDecimal(part.amount), vat: toDecimal(part.vat) })),
      published_quote: quoteLines(published, vat).map(lineInDecimals),
    };
  }
}

function lineInDecimals(line: QuoteLine): QuoteLine {
  return {
    ...line,
    unit_price: line.unit_price === null ? null : toDecimal(line.unit_price),
    amount: toDecimal(line.amount),
  };
}

function nightsInDecimals({ nights, counted }: PricedNights): Pick<TryAnswer, 'nights' | 'counted'> {
  return {
    counted,
    nights: nights.map(({ date, name, charged_as, amount }) => ({ date, name, charged_as, amount: toDecimal(amount) })),
  };
}

/** The next stays, and what should be seen of the whole list. */
function tried(plan: StoredPlan, stay: Stay, today: string, vat: number): Pick<TryAnswer, 'neighbours' | 'warnings'> {
  const orNull = (minor: number | null) => (minor === null ? null : toDecimal(minor));
  const year = Number(stay.start_date.slice(0, 4));
  return {
    neighbours: neighbourStays(plan, stay, today, vat).map((one) => ({ ...one, amount: orNull(one.amount) })),
    warnings: listWarnings(plan, year).map((warning) => ({ ...warning, more: orNull(warning.more) })),
  };
}
