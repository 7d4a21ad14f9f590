import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GracefulShutdown } from './graceful-shutdown.js';
import type { WatchedFolders } from './disk-room.js';
import { HEALTH_FOLDERS, HealthChecks } from './health-checks.js';
import { valueProvider } from '../../shared/providers.js';

@Global()
@Module({})
export class HealthModule {
  static watching(folders: WatchedFolders): DynamicModule {
    return {
      module: HealthModule,
      providers: [valueProvider(HEALTH_FOLDERS, folders), HealthChecks, GracefulShutdown],
      exports: [GracefulShutdown, HealthChecks],
    };
  }
}
