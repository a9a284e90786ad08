import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindCardHolder } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { BoaterRegister } from '../records/boater-register.js';

@QueryHandler(FindBoater)
export class FindBoaterHandler {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input }: FindBoater): Promise<BusAnswer<FindBoater>> {
    const id = input.boater_id ?? (await this.byCard(input)) ?? (await this.byEmail(input));
    return id === null ? null : this.details.of(input.marina_id, id);
  }

  private async byCard({ marina_id, card_number }: FindBoater['input']): Promise<string | null> {
    if (card_number === undefined) return null;
    const ask = new FindCardHolder({ marina_id, card_number });
    const holder = await this.queries.execute(ask);
    return holder?.boater_id ?? null;
  }

  private async byEmail({ marina_id, email }: FindBoater['input']): Promise<string | null> {
    return email === undefined ? null : this.boaters.idByEmail(marina_id, email);
  }
}
