import { Injectable } from '@nestjs/common';
import type { VerifiedHome } from '../../../contracts/customers/boater.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindMarinaRequests } from '../../../contracts/memberships/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { verificationOf } from '../domain/home-verification.js';
import { BoaterRegister } from '../records/boater-register.js';

interface Homed {
  readonly id: string;
  readonly relation_type: CustomerType;
}

/** The home marina of a boater or a boat with its verification. */
@Injectable()
export class HomeMarinas {
  constructor(
    private readonly queries: QueryBus,
    private readonly boaters: BoaterRegister,
  ) {}

  /**
   * A resident is at home in this marina, and so would be a visitor who asks for residency; otherwise the name on record
   * about the boat counts.
   */
  async of(marina_id: string, { id, relation_type }: Homed, named: string | null): Promise<VerifiedHome> {
    const boater_ids = await this.boaters.idsOf(marina_id, id);
    const requests = await this.queries.execute(new FindMarinaRequests({ marina_id, boater_ids }));
    const [latest = null] = [...requests].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    const verify_status = verificationOf(relation_type, latest);
    const here = verify_status === 'approved' || verify_status === 'waiting';
    const marina = here ? await this.queries.execute(new FindMarina(marina_id)) : null;
    const request =
      latest?.status === 'PENDING' && verify_status === 'waiting'
        ? { id: latest.request_id, updated_at: latest.updated_at }
        : null;
    return { name: marina?.name ?? named, verify_status, finished_at: latest?.finished_at ?? null, request };
  }
}
