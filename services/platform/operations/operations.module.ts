import { Module } from '@nestjs/common';
import { controllerOf } from '../http/handles.js';
import { PaymentNotificationController } from '../payments/payment-notification-controller.js';
import { ListConsumers } from './calls/list-consumers.js';
import { ListDemoSignIns } from './calls/list-demo-sign-ins.js';
import { ListKeptMails } from './calls/list-kept-mails.js';
import { ListParkedStreams } from './calls/list-parked-streams.js';
import { ListStorageOfMarinas } from './calls/list-storage-of-marinas.js';
import { RebuildReadModel } from './calls/rebuild-read-model.js';
import { ReportBannerClick } from './calls/report-banner-click.js';
import { ReportCrash } from './calls/report-crash.js';
import { ReportLearnMoreClick } from './calls/report-learn-more-click.js';
import { ResumeParkedStream } from './calls/resume-parked-stream.js';
import { ShowKeptMail } from './calls/show-kept-mail.js';
import { ShowLastBackup } from './calls/show-last-backup.js';
import { ShowOperations } from './calls/show-operations.js';
import { ClickReports } from './click-reports.js';
import { HealthController } from './health-controller.js';
import { MailReaders } from './mail-readers.js';
import { OneClickController } from './one-click-controller.js';
import { ReferenceController } from './reference-controller.js';

const calls = [
  ListConsumers,
  ListDemoSignIns,
  ListKeptMails,
  ListParkedStreams,
  ListStorageOfMarinas,
  RebuildReadModel,
  ReportBannerClick,
  ReportCrash,
  ReportLearnMoreClick,
  ResumeParkedStream,
  ShowKeptMail,
  ShowLastBackup,
  ShowOperations,
];

/** Health, metrics, the reference of all calls, dead letters, kept mails and crash reports of the console. */
@Module({
  controllers: [
    HealthController,
    ReferenceController,
    OneClickController,
    PaymentNotificationController,
    controllerOf(calls),
  ],
  providers: [...calls, ClickReports, MailReaders],
})
export class OperationsModule {}
