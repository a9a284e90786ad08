import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { Locks } from '../../platform/leases/locks.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import { mergingLock } from '../records/boater-record.js';
import { BoaterRegister } from '../records/boater-register.js';

type Merging = Extract<BoaterEvent, { type: 'BoaterMerged' | 'BoaterMergeUndone' }>;

/** Completes a merge or its undo on the merged record, if the process died before the command did. */
@Injectable()
export class MergeCompletion implements Policy<Merging> {
  readonly name = 'merge-completion';
  readonly reactsTo = ['BoaterMerged', 'BoaterMergeUndone'] as const;

  constructor(
    private readonly register: BoaterRegister,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<Merging>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const { marina_id } = context;
    const { boater_id, merged_id } = event.data;
    await this.locks.exclusively(mergingLock, marina_id, async () => {
      const kept = await this.register.record(marina_id, boater_id);
      const merged = await this.register.record(marina_id, merged_id);
      const merges = kept?.merges.some((merge) => merge.merged_id === merged_id) === true;
      // Two records that replaced each other would stand for nobody.
      const standsForBoth = (await this.register.person(marina_id, boater_id))?.id === merged_id;
      if (merges && merged?.survivor_id === null && !standsForBoth) {
        const replace = { type: 'ReplaceBoater' as const, boater_id: merged_id, survivor_id: boater_id };
        await this.register.merging(marina_id, merged_id, replace, context);
      }
      if (!merges && merged?.survivor_id === boater_id) {
        await this.register.merging(marina_id, merged_id, { type: 'ReinstateBoater', boater_id: merged_id }, context);
      }
    });
  }
}
