import { templateApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { TemplateChanges } from '../lookups/template-changes.js';

@Handles(templateApi.update)
export class UpdateTemplate {
  constructor(private readonly templates: TemplateChanges) {}

  execute({
    input: { template_id, ...form },
    marinaContext: context,
  }: ReceivedCall<typeof templateApi.update>): Promise<CommandReceipt | Refusal> {
    return this.templates.change(template_id, form, context);
  }
}
