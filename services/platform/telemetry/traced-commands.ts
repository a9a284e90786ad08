import type { CommandBus } from '@nestjs/cqrs';
import { traced } from './tracing.js';

/** Gives every command of a bus a span with its name. Used only when spans are recorded. */
export function traceCommands(bus: CommandBus): void {
  const execute = bus.execute.bind(bus) as (command: object, ...more: unknown[]) => Promise<unknown>;
  bus.execute = (command: object, ...more: unknown[]) => {
    const name = command.constructor.name;
    const correlation_id = correlationOf(command);
    const run = async () => execute(command, ...more);
    if (correlation_id === undefined) return run();
    const attributes = { 'quayside.command': name };
    return traced(
      correlation_id,
      () => ({ name: `command ${name}`, kind: 'internal', attributes, correlation_id }),
      run,
    );
  };
}

/** The correlation id of the context of a command or of a call. */
function correlationOf(command: object): string | undefined {
  const { context } = command as { context?: { correlation_id?: unknown } };
  return typeof context?.correlation_id === 'string' ? context.correlation_id : undefined;
}
