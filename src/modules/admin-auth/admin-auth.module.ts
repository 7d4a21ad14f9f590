import { type DynamicModule, Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Registry } from 'prom-client';
import { Clock, SystemClock } from '../../shared/clock.js';
import { Argon2PasswordHash } from './adapters/argon2/argon2-password-hash.js';
import { AccessPolicy } from './adapters/http/access-policy.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AdminAuthController } from './adapters/http/admin-auth.controller.js';
import { CrossSiteGuard } from './adapters/http/cross-site.guard.js';
import { SessionCookie } from './adapters/http/session-cookie.js';
import { registerPasswordMetrics } from './adapters/metrics/password-metrics.js';
import { PostgresAdminCredential } from './adapters/postgres/postgres-admin-credential.js';
import { PostgresAdminSessionRepository } from './adapters/postgres/postgres-admin-session-repository.js';
import { PostgresPasswordAttempts } from './adapters/postgres/postgres-password-attempts.js';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from './admin-auth.options.js';
import { AdoptPassword } from './application/adopt-password.js';
import { ChangePassword } from './application/change-password.js';
import { CheckPassword } from './application/check-password.js';
import { CheckSession } from './application/check-session.js';
import { LogIn } from './application/log-in.js';
import { LogOut } from './application/log-out.js';
import { AdminCredential, PasswordHash } from './domain/admin-password.js';
import { AdminSessionRepository } from './domain/admin-session-repository.js';
import { PasswordAttempts } from './domain/password-attempts.js';
import { SetupChecklist } from '../../shared/office/setup-checklist.js';
import { weaknessOf } from './domain/password-strength.js';
import { factoryProvider, namedToken, valueProvider } from '../../shared/providers.js';

const PASSWORD_METRICS = namedToken<void>('PASSWORD_METRICS');

/** The admin's password and session, and the guards that require them on every route of the application. */
@Module({})
export class AdminAuthModule implements OnModuleInit {
  private readonly logger = new Logger(AdminAuthModule.name);

  constructor(
    private readonly adoptPassword: AdoptPassword,
    @Inject(ADMIN_AUTH_OPTIONS) private readonly options: AdminAuthOptions,
    checklist: SetupChecklist,
    credential: AdminCredential,
  ) {
    const weakness = weaknessOf(options.password);
    checklist.register('password', async () =>
      // A password that was set in the browser had to be hard to guess.
      weakness === undefined || (!options.isPasswordFixed && (await credential.replaced()) !== undefined)
        ? { done: true, says: 'The back office password is hard to guess.' }
        : {
            done: false,
            says: `The back office password is easy to guess: ${weakness}. Anyone who has it can do everything here.`,
          },
    );
  }

  static configure(options: AdminAuthOptions): DynamicModule {
    return {
      module: AdminAuthModule,
      controllers: [AdminAuthController],
      providers: [
        valueProvider(ADMIN_AUTH_OPTIONS, options),
        { provide: Clock, useClass: SystemClock },
        { provide: PasswordHash, useClass: Argon2PasswordHash },
        { provide: AdminCredential, useClass: PostgresAdminCredential },
        { provide: AdminSessionRepository, useClass: PostgresAdminSessionRepository },
        { provide: PasswordAttempts, useClass: PostgresPasswordAttempts },
        factoryProvider(PASSWORD_METRICS, [Registry, PasswordAttempts], registerPasswordMetrics),
        AdoptPassword,
        ChangePassword,
        CheckPassword,
        CheckSession,
        LogIn,
        LogOut,
        SessionCookie,
        AccessPolicy,
        // In this order: requests from other sites are refused without looking up their session.
        CrossSiteGuard,
        AccessGuard,
        { provide: APP_GUARD, useExisting: CrossSiteGuard },
        { provide: APP_GUARD, useExisting: AccessGuard },
      ],
      exports: [AccessPolicy],
    };
  }

  async onModuleInit(): Promise<void> {
    const outcome = await this.adoptPassword.execute(this.options.password, this.options.isPasswordFixed);
    if (outcome === 'changed') this.logger.log('The admin password has changed: all admin sessions have ended.');
  }
}
