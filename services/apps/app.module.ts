import { type DynamicModule, Module } from '@nestjs/common';
import { feedOutlets } from '../../contracts/feed/api.js';
import { FeedModule } from '../platform/feed/feed.module.js';
import { OperationsModule } from '../platform/operations/operations.module.js';
import { type PlatformInput, PlatformModule } from '../platform/platform.module.js';
import { areas } from './areas.js';

/** All areas on one platform. */
@Module({})
export class AppModule {
  static on(platform: PlatformInput): DynamicModule {
    const ofPlatform = [FeedModule.with(feedOutlets), OperationsModule];
    return { module: AppModule, imports: [PlatformModule.with(platform), ...areas, ...ofPlatform] };
  }
}
