import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GracefulShutdown } from './graceful-shutdown.js';
import { HEALTH_DATA_DIR, HealthChecks } from './health-checks.js';
import { valueProvider } from '../../shared/providers.js';

@Global()
@Module({})
export class HealthModule {
  static watching(dataDir: string): DynamicModule {
    return {
      module: HealthModule,
      providers: [valueProvider(HEALTH_DATA_DIR, dataDir), HealthChecks, GracefulShutdown],
      exports: [GracefulShutdown, HealthChecks],
    };
  }
}
