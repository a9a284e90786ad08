import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { type AddressErrorLine, addressError } from '../../../contracts/loyalty/gift.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { Clock } from '../../platform/clock/clock.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Leases } from '../../platform/leases/leases.js';
import { BLOBS } from '../../platform/tokens.js';
import { type BegunGift, decide, type Gift, type GiftCommand } from '../domain/gift.js';
import { giftRecord } from './gift-record.js';

const giftFile = z.object({
  recipients: z.array(z.object({ account_id: z.string(), address: z.string().nullable() })),
  errors: z.array(addressError),
});
export type GiftFile = z.output<typeof giftFile>;

/** Gifts belong to the installation, but the port to files wants a marina. */
const NO_MARINA = '00000000-0000-4000-8000-000000000000';

/** Gifts of points to many. The addresses are an encrypted file with a key of its own. */
@Injectable()
export class Gifts {
  private readonly mutex: KeyedMutex;

  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    leases: Leases,
  ) {
    this.mutex = new KeyedMutex('loyalty-gift', leases);
  }

  exclusively<T>(giftId: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(giftId, work);
  }

  /** Null: there is no such gift. */
  async find(giftId: string): Promise<Gift | null> {
    return (await this.streams.load(giftRecord, giftId)).state.gift;
  }

  answered(giftId: string, context: CommandContext): Promise<CommandReceipt | Refusal | null> {
    return answeredBefore(this.streams, giftRecord, giftId, context);
  }

  /** Within `exclusively`. The file is kept first, so that no gift lacks it. */
  async begin(gift: Omit<BegunGift, 'at'>, file: GiftFile, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const { gift_id: id } = gift;
    // A process may have died between both steps, and the list may have been checked differently since.
    await this.blobs.delete(id);
    const bytes = Buffer.from(JSON.stringify(file));
    const refused = await this.blobs.put({
      ...{ id, person: id, marina: NO_MARINA, content_type: 'application/json', bytes },
    });
    if (refused !== undefined) return refused;
    const begun = await this.decide(id, { type: 'Begin', gift }, context);
    if (isRefusal(begun)) await this.blobs.delete(id);
    return begun;
  }

  async fileOf(giftId: string): Promise<GiftFile | null> {
    const file = await this.blobs.get(giftId);
    return file === undefined ? null : giftFile.parse(JSON.parse(file.bytes.toString('utf8')));
  }

  /** Everyone who got no points: known from the start, or found while the points were given. */
  async errorsOf(giftId: string, gift: Gift): Promise<AddressErrorLine[]> {
    const file = await this.fileOf(giftId);
    if (file === null) return [];
    const later = gift.refused.map(({ row, code }) => ({ address: file.recipients[row]?.address ?? null, code }));
    return [...file.errors, ...later];
  }

  decide(giftId: string, command: GiftCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(giftRecord, giftId, context, (state) => decide(command, state, this.clock.nowIso()));
  }

  async deleteAddresses(giftId: string, context: CommandContext): Promise<void> {
    await this.blobs.delete(giftId);
    await this.decide(giftId, { type: 'DeleteAddresses' }, context);
  }
}
