declare const queryAnswer: unique symbol;
declare const commandAnswer: unique symbol;

/** Base of every query: its class carries the type that the query bus answers with. Nothing of it exists at run time. */
export abstract class Query<Answer> {
  declare readonly [queryAnswer]: Answer;
}

/** Base of every command: its class carries the type that the command bus answers with. Nothing of it exists at run time. */
export abstract class Command<Answer> {
  declare readonly [commandAnswer]: Answer;
}

/** The type that the bus answers a query or command with. */
export type BusAnswer<Message> =
  Message extends Query<infer Answer> ? Answer : Message extends Command<infer Answer> ? Answer : never;
