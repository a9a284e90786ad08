import { Injectable } from '@nestjs/common';
import type { LegalText } from '../../../contracts/marinas/public-call-schemas.js';
import { type LegalTextKind, termsFigures } from '../../../contracts/marinas/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type InstallationState, versionsOf } from '../domain/installation.js';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import it from '../words/it.json' with { type: 'json' };
import { INSTALLATION, installationRecord } from './installation-record.js';

const brought = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

export interface VersionedText {
  /** 0: what the product brings. */
  readonly version: number;
  readonly published_at: string | null;
  readonly text: LegalText;
}

/** The legal texts of the installation with their versions. */
@Injectable()
export class LegalTexts {
  constructor(private readonly streams: StreamRepository) {}

  /** The configuration with its revision; -1: nobody has changed it yet. */
  async installation(): Promise<{ state: InstallationState; revision: number }> {
    const { state, revision } = await this.streams.load(installationRecord, INSTALLATION);
    return { state, revision: revision ?? -1 };
  }
}

/** All versions, newest first. */
export function versionsOfText(state: InstallationState, kind: LegalTextKind, language: Language): VersionedText[] {
  const first = { version: 0, published_at: null, text: withFigures(brought[language][kind]) };
  return [first, ...versionsOf(state, kind, language)].reverse();
}

/** The text that holds now. */
export function newestText(state: InstallationState, kind: LegalTextKind, language: Language): LegalText {
  const { title, sections } = versionsOf(state, kind, language).at(-1)?.text ?? withFigures(brought[language][kind]);
  return { title, sections };
}

function withFigures({ title, sections }: LegalText): LegalText {
  const filled = (text: string) =>
    text.replace(/{{(\w+)}}/g, (_, name: string) => String(termsFigures[name as keyof typeof termsFigures]));
  return {
    title,
    sections: sections.map((section) => ({ title: section.title, paragraphs: section.paragraphs.map(filled) })),
  };
}
