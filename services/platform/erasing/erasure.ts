import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../blobs/blob-store.js';
import type { Clock } from '../clock/clock.js';
import type { PolicyHost } from '../consuming/policy-host.js';
import type { ProjectionHost } from '../consuming/projection-host.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { Aggregate } from '../event-sourcing/aggregate.js';
import type { StreamRepository } from '../event-sourcing/stream-repository.js';
import type { MailPort } from '../mail/mail-port.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { PERSON_ERASED, PERSON_STREAM, type PersonErased } from '../event-sourcing/person-erased.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { ErasedList } from './erased-list.js';

const personAggregate: Aggregate<{ erased: boolean }, PersonErased> = {
  prefix: PERSON_STREAM,
  initial: () => ({ erased: false }),
  evolve: () => ({ erased: true }),
};

/** Time for which the erasing command waits for read models and policies to catch up. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Erases a person: first the key, then everything that was decrypted with it. Afterwards no file of the data directory
 * contains the person's data; the events remain and can be counted and audited. It may be repeated after a crash at any
 * point.
 */
export class Erasure {
  constructor(
    private readonly keys: PersonKeys,
    private readonly codec: EventCodec,
    private readonly repository: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly stores: { readonly readModels: ReadModelStore; readonly record: ProcessingRecord },
    private readonly blobs: BlobStore,
    private readonly mail: MailPort,
    private readonly clock: Clock,
    private readonly list: ErasedList | null,
  ) {}

  async erase(person: string, context: CommandContext): Promise<CommandReceipt | Refusal> {
    // Listed first: if a crash follows, the next start erases the person.
    this.list?.add(person, this.clock.nowIso());
    await this.keys.erase(person);
    this.codec.forget();
    this.repository.forget();
    const receipt = await this.repository.execute(personAggregate, person, context, (state) =>
      state.erased ? [] : [{ type: PERSON_ERASED, data: { person_id: person, at: this.clock.nowIso() } }],
    );
    if (isRefusal(receipt)) return receipt;
    await this.blobs.erasePerson(person);
    await this.policies.reached(receipt.position, LONGEST_WAIT_MS);
    await this.mail.erasePerson(person);
    await this.projections.reached(receipt.position, LONGEST_WAIT_MS);
    await this.stores.readModels.scrub();
    await this.stores.record.scrub();
    return receipt;
  }
}
