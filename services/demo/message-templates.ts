import { templateApi } from '../../contracts/messages/api.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { messageTemplates } from './words/message-templates.js';

/** The manager of a marina writes down what the office tells boaters again and again. */
export async function writeTemplates(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const [token] = marina.staff;
  for (const body of messageTemplates) {
    const id = commandId(world, marina.code, 'message template', body.name);
    await world.host.client.must(templateApi.create, { body, token, commandId: id });
  }
}
