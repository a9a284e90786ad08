import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { instalmentsOf } from '../../../contracts/pricing/rules/instalments.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { calculatePrice } from '../domain/calculate-price.js';
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
    const { context } = await this.facts.of(marina_id);
    const { state } = await this.streams.load(pricingRecord, marina_id);
    const plan = planOfDraft(state);
    const { contract_row: row } = input;
    const contract_id = row == null ? input.contract_id : plan?.contracts[row]?.id;
    const stay = stayOf({ ...input, contract_id });
    const { price, lines } = explainPrice(plan, stay, context);
    const contract = plan?.contracts.find(({ id }) => id === stay.contract_id);
    const due =
      contract === undefined || price.count_descriptions !== null
        ? []
        : instalmentsOf(price.total_to_pay, stay.start_date, stay.end_date, contract.instalments);
    const published = calculatePrice(state.plan, stay, context);
    return {
      price: priceInDecimals(price),
      lines: lines.map((line) => ({
        ...line,
        rate: line.rate === null ? null : toDecimal(line.rate),
        amount: toDecimal(line.amount),
      })),
      instalments: due.map(({ due_on, amount }) => ({ due_on, amount: toDecimal(amount) })),
      published_total: published.count_descriptions === null ? toDecimal(published.total_to_pay) : null,
    };
  }
}
