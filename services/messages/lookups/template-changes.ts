import { Injectable } from '@nestjs/common';
import type { TemplateForm } from '../../../contracts/messages/template.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type TemplateCommand, type TemplateState } from '../domain/template.js';
import { TemplateNames } from './template-names.js';
import { templateRecord } from '../records/template-record.js';

/** Changes or deletes a template; messages that were written with it stay as they are. */
@Injectable()
export class TemplateChanges {
  constructor(
    private readonly streams: StreamRepository,
    private readonly names: TemplateNames,
    private readonly clock: Clock,
  ) {}

  /** `form`: null deletes the template. */
  async change(
    template_id: string,
    form: TemplateForm | null,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
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
