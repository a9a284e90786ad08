import { Injectable } from '@nestjs/common';
import type { VerifiedHome } from '../../../contracts/customers/boater.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** The home marina of a boater or a boat with its verification. */
@Injectable()
export class HomeMarinas {
  constructor(private readonly queries: QueryBus) {}

  /** A resident is at home in this marina; for a visitor, the name on record about the boat counts. */
  async of(
    marinaId: string,
    boater: { readonly relation_type: CustomerType },
    named: string | null,
  ): Promise<VerifiedHome> {
    if (boater.relation_type === 'RESIDENT') {
      const marina = await this.queries.execute(new FindMarina(marinaId));
      return { name: marina?.name ?? null, verify_status: 'approved', finished_at: null };
    }
    return { name: named, verify_status: 'noVerified', finished_at: null };
  }
}
