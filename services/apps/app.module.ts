import { type DynamicModule, Module } from '@nestjs/common';
import { feedOutlets } from '../../contracts/feed/api.js';
import { allRoutes, kindOfError } from '../../contracts/routes.js';
import { AbsencesModule } from '../absences/absences.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BerthsModule } from '../berths/berths.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MarinasModule } from '../marinas/marinas.module.js';
import { MembershipsModule } from '../memberships/memberships.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { FeedModule } from '../platform/feed/feed.module.js';
import { OperationsModule } from '../platform/operations/operations.module.js';
import { type PlatformInput, PlatformModule } from '../platform/platform.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { TrafficModule } from '../traffic/traffic.module.js';

/** All areas on one platform. */
@Module({})
export class AppModule {
  static on(platform: PlatformInput): DynamicModule {
    const areas = [
      IdentityModule,
      MarinasModule,
      CustomersModule,
      MembershipsModule,
      BerthsModule,
      PricingModule,
      ReservationsModule,
      MessagesModule,
      TrafficModule,
      AbsencesModule,
      AuditModule,
      FeedModule.with(feedOutlets),
      OperationsModule.with({ routes: allRoutes, kindOfError }),
    ];
    return { module: AppModule, imports: [PlatformModule.with(platform), ...areas] };
  }
}
