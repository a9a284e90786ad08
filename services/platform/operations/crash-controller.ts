import { Controller, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { crashApi } from '../../../contracts/operations/api.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import { Command, Endpoint, Input } from '../http/endpoint.js';
import { LOGGER } from '../tokens.js';
import { crashFacts } from './crash-facts.js';

type Report = z.output<typeof crashApi.report.body & object>;

/** Logs a crash of a console page in one line, at the level that raises an alert. Nothing is stored. */
@Controller()
export class CrashController {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  @Endpoint(crashApi.report)
  report(@Input() report: Report, @Command() { correlation_id }: CommandContext) {
    this.logger.error({ correlation_id, ...crashFacts(report) }, 'a page of the console broke');
    return { correlation_id };
  }
}
