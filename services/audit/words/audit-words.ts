import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { AuditCatalogues } from '../../platform/audit-trail/audit-catalogues.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** Texts of every area's history, and words that several areas use. */
export const commonAuditWords = { en, fr, de, es, it };

/** Actors without a name. */
export type Nameless = 'system' | 'erased' | 'anonymous';

/** The texts of the history in one language. */
export class AuditWords {
  private readonly t: ReturnType<AuditCatalogues['translator']>;

  constructor(
    catalogues: AuditCatalogues,
    readonly language: Language,
  ) {
    this.t = catalogues.translator(language);
  }

  /** The event's title, e.g. "Price sent". */
  title(eventType: string, mentioned: Readonly<Record<string, string>>, variant: string | null = null): string {
    return this.t(`events.${eventType}`, { ...mentioned, ...(variant === null ? {} : { context: variant }) });
  }

  /** The title with its actor. */
  by(title: string, who: Nameless | 'person', kind: string, name: string): string {
    return this.t(`by.${who}`, { title, name, role: kind === 'system' ? '' : this.t(`roles.${kind}`) });
  }

  /** A field's label, with its row if the record has several. */
  field(field: string, row: string | null): string {
    const label = this.t(`fields.${field}`);
    return row === null ? label : this.t('row', { label, row });
  }

  /** The text for a code; the code itself if the catalogues have none. */
  word(set: string, code: string): string {
    return this.t(`values.${set}.${code}`, { defaultValue: code });
  }

  count(of: string, count: number): string {
    return this.t(`counts.${of}`, { count });
  }

  flag(value: boolean): string {
    return this.t(value ? 'flags.on' : 'flags.off');
  }

  /** The text shown in place of a name. */
  actor(who: Nameless): string {
    return this.t(`actors.${who}`);
  }

  /** The channel by which a request came. */
  channel(actorKind: string): string {
    return this.t(`causes.${actorKind}`);
  }

  cause(title: string): string {
    return this.t('causes.entry', { title });
  }

  unknownCause(): string {
    return this.t('causes.unknown');
  }

  /** A date range and its nights, e.g. "3 – 10 July 2027, 7 nights". */
  stay(dates: string, nights: string): string {
    return this.t('stay', { dates, nights });
  }

  /** An open-ended range that starts on a date. */
  since(date: string): string {
    return this.t('since', { date });
  }
}
