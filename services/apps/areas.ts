import { AbsencesModule } from '../absences/absences.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BerthsModule } from '../berths/berths.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { ConflictsModule } from '../conflicts/conflicts.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { DockWalkModule } from '../dockwalk/dockwalk.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { MarinasModule } from '../marinas/marinas.module.js';
import { MembershipsModule } from '../memberships/memberships.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { TrafficModule } from '../traffic/traffic.module.js';
import { ViewsModule } from '../views/views.module.js';

/** Every area of the product. Routes, events, feed topics and audit words are registered from this list. */
export const areas = [
  IdentityModule,
  MarinasModule,
  CustomersModule,
  MembershipsModule,
  BerthsModule,
  PricingModule,
  ReservationsModule,
  PaymentsModule,
  MessagesModule,
  NotificationsModule,
  TrafficModule,
  ConflictsModule,
  AbsencesModule,
  DockWalkModule,
  CampaignsModule,
  DashboardModule,
  ViewsModule,
  ReportsModule,
  LoyaltyModule,
  AuditModule,
];
