import { type DynamicModule, Module } from '@nestjs/common';
import { HealthController } from './health-controller.js';
import { MailOutboxController } from './mail-outbox-controller.js';
import { OperationsController } from './operations-controller.js';
import { DOCUMENTED, type Documented, ReferenceController } from './reference-controller.js';

/** Health, metrics, the reference of all calls, dead letters and the mails that were not sent. */
@Module({})
export class OperationsModule {
  static with(documented: Documented): DynamicModule {
    return {
      module: OperationsModule,
      controllers: [HealthController, ReferenceController, OperationsController, MailOutboxController],
      providers: [{ provide: DOCUMENTED, useValue: documented }],
    };
  }
}
