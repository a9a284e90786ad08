import { Injectable } from '@nestjs/common';
import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** Finds the file with the cancellation policy that holds for a stay. */
@Injectable()
export class PolicyFiles {
  constructor(private readonly queries: QueryBus) {}

  /** Null: the marina has no file for stays of this kind. Stays on a contract have a file of their own (spec 3 §3). */
  async of(marina_id: string, contract_id: string | null): Promise<{ attachment_id: string; name: string } | null> {
    const requested_type = contract_id === null ? 'CANCELLATION_POLICY_SHORT' : 'CANCELLATION_POLICY_LONG';
    const [file] = await this.queries.execute(new ListMarinaFiles({ marina_id, requested_type }));
    return file === undefined ? null : { attachment_id: file.file_id, name: file.name };
  }
}
