import * as cqrs from '@nestjs/cqrs';
import type { BusAnswer, Command, Query } from '../../../contracts/vocabulary/bus.js';

/** Nest's query bus, by types that know each query's answer and refuse whatever is no `Query`. */
export interface QueryBus {
  execute<Answer>(query: Query<Answer>): Promise<Answer>;
}
export const QueryBus = cqrs.QueryBus as abstract new (...parts: never[]) => QueryBus;

/** Nest's command bus, by types that know each command's answer and refuse whatever is no `Command`. */
export interface CommandBus {
  execute<Answer>(command: Command<Answer>): Promise<Answer>;
}
export const CommandBus = cqrs.CommandBus as abstract new (...parts: never[]) => CommandBus;

type Type<Instance> = new (...parts: never[]) => Instance;
type Handler<Message> = Type<{ execute(message: Message): Promise<BusAnswer<Message>> }>;

/** Registers the handler of a query; a handler that takes or answers something else does not compile. */
export function QueryHandler<Message extends Query<unknown>>(
  query: Type<Message>,
): (handler: Handler<Message>) => void {
  return cqrs.QueryHandler(query);
}

/** Registers the handler of a command; a handler that takes or answers something else does not compile. */
export function CommandHandler<Message extends Command<unknown>>(
  command: Type<Message>,
): (handler: Handler<Message>) => void {
  return cqrs.CommandHandler(command);
}
