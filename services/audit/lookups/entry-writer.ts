import type { AuditEntry } from '../../../contracts/audit/entry.js';
import type { AuditScope, AuditViews } from '../../platform/audit-trail/audit-views.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { AuditDocument } from '../projections/audit-index.js';
import type { Nameless } from '../words/audit-words.js';
import type { SpokenValues } from '../words/spoken-values.js';
import { type Cause, causesOf, type IndexEntry } from './causes.js';
import type { Change, RecordHistory } from './record-history.js';

/** The parts of an entry that need no knowledge of the record. */
export type Happening = Pick<AuditEntry, 'id' | 'at' | 'event_type' | 'action' | 'title' | 'words' | 'actor'>;

/** Causes that are looked up at a time. */
const CAUSES_AT_ONCE = 200;

/** Turns index entries into history entries in one reader's language. */
export class EntryWriter {
  private readonly titles = new Map<string, Promise<string>>();

  constructor(
    private readonly views: AuditViews,
    private readonly history: RecordHistory,
    private readonly index: ReadModel<AuditDocument>,
    private readonly scope: AuditScope,
    private readonly spoken: SpokenValues,
  ) {}

  /** Other requests are served meanwhile, however many entries are written. */
  async entries(documents: readonly IndexEntry[]): Promise<AuditEntry[]> {
    const causes = await this.causes(documents);
    const changes = await this.changesOf(documents);
    const entries: AuditEntry[] = [];
    const work = new GivingWay();
    for (const document of documents) {
      await work.giveWay();
      const change = changes.get(document.stream)?.get(document.revision);
      entries.push(await this.entry(document, change, causes.get(document._id)));
    }
    return entries;
  }

  async happening(document: IndexEntry, event: LoggedEvent | undefined): Promise<Happening> {
    const { _id: id, recorded_at: at, event_type } = document;
    const title = await this.title(document, event);
    const { who, actor } = this.actor(document, event);
    const words = this.spoken.words.by(title, who, actor.kind, actor.name);
    return { id, at, event_type, action: actionOf(document), title, words, actor };
  }

  private async entry(document: IndexEntry, change: Change | undefined, cause: Cause | undefined): Promise<AuditEntry> {
    const { position, revision, kind, record_id, correlation_id } = document;
    const changes: AuditEntry['changes'] = [];
    for (const { field, of, from, to } of change?.differences ?? []) {
      const label = await this.spoken.label(field, of);
      const [was, is] = [await this.spoken.say(from), await this.spoken.say(to)];
      changes.push({ field, of: of?.id ?? null, label, from: was, to: is });
    }
    const label = change?.label === undefined ? await this.spoken.nameOf(kind, record_id) : await this.labelOf(change);
    return {
      ...(await this.happening(document, change?.event)),
      position,
      revision,
      kind,
      record_id,
      record_label: label,
      changes,
      caused_by: await this.causedBy(document, cause),
      correlation_id,
    };
  }

  private labelOf({ label }: Change): Promise<string | null> {
    return this.spoken.say(label ?? null);
  }

  private async causedBy(document: IndexEntry, cause: Cause | undefined): Promise<AuditEntry['caused_by']> {
    const { words } = this.spoken;
    if (cause === undefined || cause.direct) {
      return { kind: 'command', words: words.channel(document.actor_kind), entry_id: null };
    }
    if (cause.entry === null) return { kind: cause.kind, words: words.unknownCause(), entry_id: null };
    const title = await this.titleOf(cause.entry);
    return { kind: cause.kind, words: words.cause(title), entry_id: cause.entry._id };
  }

  private async causes(documents: readonly IndexEntry[]): Promise<Map<string, Cause>> {
    const causes = new Map<string, Cause>();
    for (let from = 0; from < documents.length; from += CAUSES_AT_ONCE) {
      const some = documents.slice(from, from + CAUSES_AT_ONCE);
      for (const [id, cause] of await causesOf(this.index, this.scope.marina_id, some)) causes.set(id, cause);
    }
    return causes;
  }

  /** Reads each stream once, however many of its events are requested. */
  private async changesOf(documents: readonly IndexEntry[]): Promise<Map<string, Map<number, Change>>> {
    const changes = new Map<string, Map<number, Change>>();
    const work = new GivingWay();
    for (const [stream, ofStream] of Map.groupBy(documents, (document) => document.stream)) {
      await work.giveWay();
      const wanted = ofStream.map(({ revision }) => revision);
      changes.set(stream, await this.history.changes(stream, wanted, this.scope));
    }
    return changes;
  }

  private titleOf(document: IndexEntry): Promise<string> {
    const known = this.titles.get(document._id);
    if (known !== undefined) return known;
    const title = this.history.event(document.stream, document.revision).then((event) => this.title(document, event));
    this.titles.set(document._id, title);
    return title;
  }

  private async title(document: IndexEntry, event: LoggedEvent | undefined): Promise<string> {
    const view = this.views.ofStream(document.stream);
    const mentioned = event === undefined ? {} : (view?.mentions?.(event) ?? {});
    const variant = event === undefined ? null : (view?.variant?.(event) ?? null);
    const texts: Record<string, string> = {};
    for (const [name, value] of Object.entries(mentioned)) texts[name] = (await this.spoken.say(value)) ?? '';
    return this.spoken.words.title(document.event_type, texts, variant);
  }

  private actor(document: IndexEntry, event: LoggedEvent | undefined): Actor {
    const kind = document.actor_kind as AuditEntry['actor']['kind'];
    const id = document.actor_id;
    const name = event?.metadata.actor.name ?? null;
    if (name !== null) return { who: 'person', actor: { kind, id, name, erased: false } };
    const who = kind === 'system' ? 'system' : id === 'anonymous' ? 'anonymous' : 'erased';
    return { who, actor: { kind, id, name: this.spoken.words.actor(who), erased: who === 'erased' } };
  }
}

interface Actor {
  readonly who: Nameless | 'person';
  readonly actor: AuditEntry['actor'];
}

/** `PriceSent` of a reservation is `reservation.price_sent`. */
function actionOf({ kind, event_type }: IndexEntry): string {
  return `${kind}.${event_type.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()}`;
}
