import { Injectable } from '@nestjs/common';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

/** What a document is about, and the person whom it belongs to. */
export interface DocumentSubject {
  readonly boater_id: string;
  readonly vessel_id: string | null;
  readonly relation_type: CustomerType;
  readonly erased: boolean;
}

/** Finds the boater or the boat that a document is about. A boat's documents belong to its primary boater. */
@Injectable()
export class SubjectLookup {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async find(
    marina_id: string,
    { boater_id, vessel_id }: { readonly boater_id?: string | undefined; readonly vessel_id?: string | undefined },
  ): Promise<DocumentSubject | Refusal> {
    const vessel = vessel_id === undefined ? null : await this.vessels.find(marina_id, vessel_id);
    if (vessel_id !== undefined && vessel === null) return refuse('not_found', customerErrors.vessel_not_found);
    const boater = await this.boaters.person(marina_id, vessel?.boater_ids[0] ?? boater_id ?? '');
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    const { relation_type, contact } = boater.state;
    return { boater_id: boater.id, vessel_id: vessel_id ?? null, relation_type, erased: contact === null };
  }

  async vesselName(marina_id: string, vesselId: string | null): Promise<string | null> {
    const vessel = vesselId === null ? null : await this.vessels.find(marina_id, vesselId);
    return vessel?.identity?.name ?? null;
  }
}
