import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import type * as z from 'zod';
import type { pricingApi } from '../../../contracts/pricing/api.js';
import { instalmentsOf } from '../../../contracts/pricing/rules/instalments.js';
import type { TryRequest } from '../../../contracts/pricing/price.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
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
export class TryDraft extends Query<TryAnswer> {
  constructor(
    readonly marinaId: string,
    readonly input: TryRequest,
  ) {
    super();
  }
}

@QueryHandler(TryDraft)
export class TryDraftHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: PricingFacts,
  ) {}

  async execute({ marinaId, input }: TryDraft): Promise<TryAnswer> {
    const { context } = await this.facts.of(marinaId);
    const { state } = await this.streams.load(pricingRecord, marinaId);
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
