import { Injectable } from '@nestjs/common';
import type { MarinaAccessRemoved, UserDeleted } from '../../../contracts/identity/events.js';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/view.js';
import { viewList } from '../projections/view-list.js';
import { viewRecord } from '../records/view-record.js';

type Left =
  | { readonly type: 'MarinaAccessRemoved'; readonly data: MarinaAccessRemoved }
  | { readonly type: 'UserDeleted'; readonly data: UserDeleted };

/**
 * Deletes the views of users who leave a marina; those that they shared pass to the marina. A user may have come back by the
 * time that a departure is handled: views that were saved since stay.
 */
@Injectable()
export class ViewsOfDeparted implements Policy<Left> {
  readonly name = 'views-of-departed';
  readonly reactsTo = ['MarinaAccessRemoved', 'UserDeleted'] as const satisfies Left['type'][];

  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async handle(event: LoggedEvent<Left>): Promise<void> {
    const { user_id, ...left } = event.data;
    const left_at = ('at' in left ? left.at : undefined) ?? event.metadata.recorded_at;
    // A user who is deleted leaves every marina, and the administrators.
    const filter = { user_id, passed_on: false, ...('marina_id' in left ? { marina_id: left.marina_id } : {}) };
    await this.projections.upToDate(viewList);
    const views = await this.projections.model(viewList).find({ filter });
    for (const { _id: id, marina_id } of views) {
      const context = { ...causedBy(event, this.name, id), marina_id };
      const facts = { user_id, marina_id, manages: false, now: this.clock.nowIso() };
      await this.streams.execute(viewRecord, id, context, (state) =>
        decide({ type: 'LoseOwner', left_at }, state, facts),
      );
    }
  }
}
