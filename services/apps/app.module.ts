import { type DynamicModule, Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { MarinasModule } from '../marinas/marinas.module.js';
import { LinkAuthenticator } from '../platform/http/caller.js';
import { type PlatformInput, PlatformModule } from '../platform/platform.module.js';

/** No area gives out links to boaters here: no token opens one. */
const noLinks = { provide: LinkAuthenticator, useValue: { authenticate: () => Promise.resolve(null) } };

/** All areas on one platform. */
@Module({})
export class AppModule {
  static on(platform: PlatformInput): DynamicModule {
    const imports = [PlatformModule.with(platform), IdentityModule, MarinasModule];
    return { module: AppModule, imports, providers: [noLinks] };
  }
}
