import { Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import { crashApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import { LOGGER } from '../../tokens.js';
import { crashFacts } from '../crash-facts.js';

/** Logs a crash of a console page in one line, at the level that raises an alert. Nothing is stored. */
@Handles(crashApi.report)
export class ReportCrash {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  execute({ input, context: { correlation_id } }: ReceivedCall<typeof crashApi.report>) {
    this.logger.error({ correlation_id, ...crashFacts(input) }, 'a page of the console broke');
    return { correlation_id };
  }
}
