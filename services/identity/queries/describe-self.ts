import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { SignedInUser } from '../../../contracts/identity/user.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, type MarinaAnswer } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { userAggregate } from '../commands/user-aggregate.js';
import { signedInView } from '../domain/user-view.js';

/** The user and the active marina, read from the streams: permissions are those of this moment. */
export class DescribeSelf {
  constructor(
    readonly userId: string,
    readonly marinaId: string | null,
  ) {}
}

@QueryHandler(DescribeSelf)
export class DescribeSelfHandler implements IQueryHandler<DescribeSelf> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ userId, marinaId }: DescribeSelf): Promise<{ user: SignedInUser; marina: Marina | null } | Refusal> {
    const { state } = await this.streams.load(userAggregate, userId);
    if (!state.exists) return refuse('unauthenticated', 'UNAUTHENTICATED');
    const marina: MarinaAnswer = marinaId === null ? null : await this.queries.execute(new FindMarina(marinaId));
    return { user: signedInView(state, marina), marina };
  }
}
