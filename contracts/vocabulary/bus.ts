declare const queryAnswer: unique symbol;
declare const commandAnswer: unique symbol;

/** Base of every query: its class carries the type of the query bus's answer. It adds nothing at run time. */
export abstract class Query<Answer> {
  declare readonly [queryAnswer]: Answer;
}

/** Base of every command: its class carries the type of the command bus's answer. It adds nothing at run time. */
export abstract class Command<Answer> {
  declare readonly [commandAnswer]: Answer;
}

/** The type of the bus's answer to a query or command. */
export type BusAnswer<Message> =
  Message extends Query<infer Answer> ? Answer : Message extends Command<infer Answer> ? Answer : never;
