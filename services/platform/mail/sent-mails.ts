import type { ProcessingRecord } from '../processing/processing-record.js';
import type { ReadModelCollection } from '../read-models/read-model-store.js';

/** The ids of sent mails, which hold no personal data. Stored where all processes see them. */
export const SENT_MAILS = 'sent_mails';

export class SentMails {
  private collection: Promise<ReadModelCollection> | undefined;
  /** Sent, but not yet recorded because the record was unavailable. */
  private readonly unnoted = new Set<string>();

  constructor(private readonly record: ProcessingRecord) {}

  async has(id: string): Promise<boolean> {
    if (this.unnoted.has(id)) await this.add(id);
    return (await (await this.open()).get(id)) !== undefined;
  }

  async add(id: string): Promise<void> {
    this.unnoted.add(id);
    await (await this.open()).write([{ _id: id, position: 1, document: {} }]);
    this.unnoted.delete(id);
  }

  private open(): Promise<ReadModelCollection> {
    const opened = this.collection ?? this.record.open({ name: SENT_MAILS, indexes: [] });
    this.collection = opened;
    opened.catch(() => (this.collection = undefined));
    return opened;
  }
}
