import { Injectable } from '@nestjs/common';
import { templateErrors } from '../../../contracts/messages/errors.js';
import type { TemplateForm } from '../../../contracts/messages/template.js';
import { type Language, languages } from '../../../contracts/vocabulary/languages.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { TemplateState } from '../domain/template.js';
import { templateList } from '../projections/template-list.js';
import { templateRecord } from '../records/template-record.js';

const taken = refuse('conflict', templateErrors.name_taken);

/** Keeps the names of a marina's templates apart: two of them with a text in one language need different names. */
@Injectable()
export class TemplateNames {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly projections: ProjectionHost,
  ) {}

  /**
   * Claims the form's name in the languages in which the template does not have it yet. Templates that were created
   * before this rule have no claims, so the list is read too; those that share a name keep it.
   * @param template_id of a template of this marina, or of one that is about to be created
   */
  async claim(template_id: string, form: TemplateForm, context: MarinaContext): Promise<Refusal | null> {
    const { marina_id } = context;
    const { state } = await this.streams.load(templateRecord, template_id);
    const added = languagesOf(form).filter((language) => !isUsing(state, form.name, language));
    if (await this.isTaken(template_id, marina_id, form.name, added)) return taken;
    const owner = templateRecord.streamOf(template_id);
    for (const language of added) {
      const kind = kindOf(marina_id, language);
      const refused = await this.claims.claim(kind, form.name, owner, context, taken, (stream) =>
        this.isUsedBy(stream, form.name, language),
      );
      if (refused !== null) return refused;
    }
    return null;
  }

  /** Releases the names of these forms that the template does not have now. Safe to repeat. */
  async releaseUnused(template_id: string, forms: readonly TemplateForm[], context: MarinaContext): Promise<void> {
    const { state } = await this.streams.load(templateRecord, template_id);
    if (state.exists && state.marina_id !== context.marina_id) return;
    const owner = templateRecord.streamOf(template_id);
    for (const form of forms) {
      for (const language of languagesOf(form)) {
        if (isUsing(state, form.name, language)) continue;
        await this.claims.release(kindOf(context.marina_id, language), form.name, owner, context);
      }
    }
  }

  private async isUsedBy(stream: string, name: string, language: Language): Promise<boolean> {
    const { state } = await this.streams.load(templateRecord, templateRecord.idOf(stream));
    return isUsing(state, name, language);
  }

  /** By a template of the list. The list may be behind, so the template itself is asked whether it still has the name. */
  private async isTaken(
    template_id: string,
    marina_id: string,
    name: string,
    added: readonly Language[],
  ): Promise<boolean> {
    const listed = this.projections.model(templateList).each({ filter: { marina_id }, sort: [['sorted_name', 1]] });
    for await (const { _id, ...form } of listed) {
      if (_id === template_id || claimedName(form.name) !== claimedName(name)) continue;
      for (const language of added) {
        if (await this.isUsedBy(templateRecord.streamOf(_id), name, language)) return true;
      }
    }
    return false;
  }
}

function kindOf(marina_id: string, language: Language): string {
  return `message-template-name ${marina_id} ${language}`;
}

function languagesOf({ texts }: Pick<TemplateForm, 'texts'>): Language[] {
  return languages.filter((language) => (texts[language] ?? '') !== '');
}

function isUsing(state: TemplateState, name: string, language: Language): boolean {
  if (!state.exists || claimedName(state.form.name) !== claimedName(name)) return false;
  return languagesOf(state.form).includes(language);
}
