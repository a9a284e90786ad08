import { templateApi } from '../../../contracts/messages/api.js';
import { templateErrors } from '../../../contracts/messages/errors.js';
import { MOST_TEMPLATES } from '../../../contracts/messages/vocabulary.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide, type TemplateState } from '../domain/template.js';
import { templateList } from '../projections/template-list.js';
import { TemplateNames } from '../lookups/template-names.js';
import { templateRecord } from '../records/template-record.js';

/** Whoever keeps the settings of the marina creates a template for messages. */
@Handles(templateApi.create)
export class CreateTemplate {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly names: TemplateNames,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: form,
    marinaContext: context,
  }: ReceivedCall<typeof templateApi.create>): Promise<CommandReceipt | Refusal> {
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
