import { Module } from '@nestjs/common';
import { ClickController } from './click-controller.js';
import { CrashController } from './crash-controller.js';
import { DemoController } from './demo-controller.js';
import { HealthController } from './health-controller.js';
import { MailOutboxController } from './mail-outbox-controller.js';
import { OneClickController } from './one-click-controller.js';
import { PaymentNotificationController } from '../payments/payment-notification-controller.js';
import { OperationsController } from './operations-controller.js';
import { ReferenceController } from './reference-controller.js';

/** Health, metrics, the reference of all calls, dead letters, kept mails and crash reports of the console. */
@Module({
  controllers: [
    HealthController,
    ReferenceController,
    OperationsController,
    MailOutboxController,
    OneClickController,
    PaymentNotificationController,
    CrashController,
    DemoController,
    ClickController,
  ],
})
export class OperationsModule {}
