import { Controller } from '@nestjs/common';
import { templateApi } from '../../../contracts/messages/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeTemplate, CreateTemplate } from '../commands/keep-template.js';
import { FillTemplate } from '../queries/fill-template.js';
import { ListTemplates } from '../queries/list-templates.js';

/** Templates for messages. */
@Controller()
export class TemplateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(templateApi.getall)
  getall(@MarinaId() marina: string) {
    return this.queries.execute(new ListTemplates(marina));
  }

  @Endpoint(templateApi.create)
  create(@Input() form: RouteInput<typeof templateApi.create>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new CreateTemplate(form, context));
  }

  @Endpoint(templateApi.update)
  update(@Input() form: RouteInput<typeof templateApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(ChangeTemplate.to(form, context));
  }

  @Endpoint(templateApi.delete)
  delete(@Input() { template_id }: RouteInput<typeof templateApi.delete>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ChangeTemplate(template_id, null, context));
  }

  @Endpoint(templateApi.fill)
  fill(@Input() asked: RouteInput<typeof templateApi.fill>, @MarinaId() marina: string) {
    return this.queries.execute(new FillTemplate(marina, asked));
  }
}
