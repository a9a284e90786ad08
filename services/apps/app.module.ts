import { type DynamicModule, Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { MarinasModule } from '../marinas/marinas.module.js';
import { type PlatformInput, PlatformModule } from '../platform/platform.module.js';

/** All areas on one platform. */
@Module({})
export class AppModule {
  static on(platform: PlatformInput): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(platform), IdentityModule, MarinasModule] };
  }
}
