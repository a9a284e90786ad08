import { templateErrors } from '../../../contracts/messages/errors.js';
import type { TemplateForm, UpdateTemplate as UpdateForm } from '../../../contracts/messages/template.js';
import { MOST_TEMPLATES } from '../../../contracts/messages/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type TemplateCommand, type TemplateState } from '../domain/template.js';
import { templateList } from '../projections/template-list.js';
import { TemplateNames } from '../records/template-names.js';
import { templateRecord } from '../records/template-record.js';

/** Whoever keeps the settings of the marina creates a template for messages. */
export class CreateTemplate extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly form: TemplateForm,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(CreateTemplate)
export class CreateTemplateHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly names: TemplateNames,
    private readonly clock: Clock,
  ) {}

  async execute({ form, context }: CreateTemplate): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const template_id = deriveId(context.command_id, 'message template');
    const known = this.projections.model(templateList);
    // A resent command finds its own template.
    if ((await known.get(template_id)) === undefined && (await known.count({ marina_id })) >= MOST_TEMPLATES) {
      return refuse('conflict', templateErrors.too_many, { details: { most: MOST_TEMPLATES } });
    }
    const create = (state: TemplateState) =>
      decide({ type: 'Create', form }, state, { marina_id, now: this.clock.nowIso() });
    const answered = await this.streams.foresee(templateRecord, template_id, context, create);
    if (answered !== null && isRefusal(answered)) return answered;
    const taken = await this.names.claim(template_id, form, context);
    const answer = taken ?? (await this.streams.execute(templateRecord, template_id, context, create));
    await this.names.releaseUnused(template_id, [form], context);
    return answer;
  }
}

/** Changes or deletes a template; messages that were written with it stay as they are. */
export class ChangeTemplate extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly template_id: string,
    /** Null: deletes it. */
    readonly form: TemplateForm | null,
    readonly context: MarinaContext,
  ) {
    super();
  }

  static to({ template_id, ...form }: UpdateForm, context: MarinaContext): ChangeTemplate {
    return new ChangeTemplate(template_id, form, context);
  }
}

@CommandHandler(ChangeTemplate)
export class ChangeTemplateHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly names: TemplateNames,
    private readonly clock: Clock,
  ) {}

  async execute({ template_id, form, context }: ChangeTemplate): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const { state: before } = await this.streams.load(templateRecord, template_id);
    const command: TemplateCommand = form === null ? { type: 'Delete' } : { type: 'Change', form };
    const change = (state: TemplateState) => decide(command, state, { marina_id, now: this.clock.nowIso() });
    // Templates of other marinas are refused here, before their name is compared.
    const answered = await this.streams.foresee(templateRecord, template_id, context, change);
    if (answered !== null && isRefusal(answered)) return answered;
    const taken = form === null ? null : await this.names.claim(template_id, form, context);
    const answer = taken ?? (await this.streams.execute(templateRecord, template_id, context, change));
    const forms = [...(before.exists ? [before.form] : []), ...(form === null ? [] : [form])];
    await this.names.releaseUnused(template_id, forms, context);
    return answer;
  }
}
