import { FindBoater } from '../../../contracts/customers/queries.js';
import { requestApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import type { RequestKind } from '../../../contracts/memberships/requests.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { BoaterCaller } from '../../platform/http/caller.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/customer-request.js';
import { RequestPossibilities } from '../cards/request-possibilities.js';
import { requestList } from '../projections/request-list.js';
import { CardFile } from '../cards/card-file.js';
import { ReferralCodes } from '../records/referral-codes.js';
import { requestRecord } from '../records/request-record.js';

type Asked = ReceivedCall<typeof requestApi.file>['input'];

/** A boater asks the marina for a berth as a resident, for a card, or for another year of a card. */
@Handles(requestApi.file)
export class FileRequest {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly possibilities: RequestPossibilities,
    private readonly cards: CardFile,
    private readonly referrals: ReferralCodes,
    private readonly clock: Clock,
    private readonly locks: Locks,
  ) {}

  async execute({
    input,
    boater,
    marinaContext: context,
  }: ReceivedCall<typeof requestApi.file>): Promise<CommandReceipt | Refusal> {
    if (boater.reads_only) return refuse('forbidden', LINK_ONLY_READS);
    const request_id = deriveId(context.command_id, 'customer request');
    return this.locks.exclusively(requestRecord, boater.boater_id, async () => {
      const before = await answeredBefore(this.streams, requestRecord, request_id, context);
      return before ?? this.file(request_id, input, boater, context);
    });
  }

  private async file(
    request_id: string,
    { kind, referral_code }: Asked,
    { boater_id, reservation_id }: BoaterCaller,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    // A boater may ask twice if the list of requests is still behind.
    await this.projections.upToDate(requestList);
    const possible = await this.possibilities.of(marina_id, boater_id);
    const refusal = refusalOf(kind, possible);
    if (refusal !== null) return refusal;
    if (referral_code !== undefined && !(await this.referrals.matches(marina_id, referral_code))) {
      return refuse('conflict', membershipErrors.referral_code_unknown);
    }
    const card_id = kind === 'RENEWAL' ? (possible?.card_id ?? null) : null;
    const detail = await this.queries.execute(new FindBoater({ marina_id, boater_id }));
    const card = card_id === null ? null : await this.cards.find(card_id);
    const vessel_id = card?.vessel_id ?? detail?.vessels[0]?.id ?? null;
    const facts = { request_id, boater_id, vessel_id, kind, card_id, reservation_id };
    const command = { type: 'File' as const, ...facts, referral_code: referral_code ?? null };
    const answer = await this.streams.execute(requestRecord, request_id, context, (state) =>
      decide(command, state, { marina_id, now: this.clock.nowIso() }),
    );
    if (isRefusal(answer) || card_id === null) return answer;
    const noted = await this.cards.decide(card_id, { type: 'RequestRenewal', request_id }, partOf(context, 'card'));
    return isRefusal(noted) ? noted : answer;
  }
}

function refusalOf(kind: RequestKind, possible: Awaited<ReturnType<RequestPossibilities['of']>>): Refusal | null {
  if (possible === null) return refuse('conflict', membershipErrors.request_not_possible);
  if (kind !== 'RESIDENCY' && possible.association !== MEMBERSHIP_ASSOCIATION) {
    return refuse('forbidden', membershipErrors.not_available);
  }
  if (possible.open.includes(kind)) return refuse('conflict', membershipErrors.request_open);
  return possible.offered.includes(kind) ? null : refuse('conflict', membershipErrors.request_not_possible);
}
