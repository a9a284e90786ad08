import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { cashUpApi } from '../../../contracts/payments/api.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { textsOfDay } from '../domain/cash-day-events.js';
import { cashDayId, cashDayRecord } from '../records/cash-day-record.js';

/** Erases the texts of a day's cash-up for good: its notes and the reasons why it was reopened. The amounts stay. */
@Handles(cashUpApi.eraseTexts)
export class EraseCashTexts {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly erasure: Erasure,
  ) {}

  async execute({
    input: { date, password },
    marinaContext: sent,
    staff: { user_id },
  }: ReceivedCall<typeof cashUpApi.eraseTexts>): Promise<CommandReceipt | Refusal> {
    const { marina_id } = sent;
    // A day without texts keeps its key: what is written on it later must stay readable.
    const { revision } = await this.streams.load(cashDayRecord, cashDayId(marina_id, date));
    if (revision === null) return refuse('not_found', 'NOT_FOUND');
    if (!(await this.queries.execute(new PasswordMatches({ user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const context = { ...sent, command_hash: deriveId('erase cash texts', marina_id, date).slice(0, 16) };
    return this.erasure.erase(textsOfDay({ marina_id, date }), context);
  }
}
