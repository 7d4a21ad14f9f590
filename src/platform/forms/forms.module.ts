import { Global, Injectable, Logger, Module } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { FormIntake } from '../../shared/forms/forms.js';
import { Concerns } from '../../shared/office/concerns.js';
import { DayFigures } from '../../shared/office/day-figures.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { CountsController } from './counts.controller.js';
import { PostgresFormIntake } from './postgres-form-intake.js';

@Injectable()
class HourlyTidying {
  private readonly logger = new Logger('Forms');

  constructor(private readonly intake: PostgresFormIntake) {}

  @Cron('20 5 * * * *')
  async run(): Promise<void> {
    try {
      await this.intake.tidy();
    } catch (error) {
      this.logger.error(error, 'Expired records of forms were not deleted; retried in an hour');
    }
  }
}

/** What the forms of every module share. */
@Global()
@Module({
  controllers: [CountsController],
  providers: [
    HourlyTidying,
    PostgresFormIntake,
    { provide: FormIntake, useExisting: PostgresFormIntake },
    WaitingCounts,
    DayFigures,
    Concerns,
  ],
  exports: [FormIntake, WaitingCounts, DayFigures, Concerns],
})
export class FormsModule {}
