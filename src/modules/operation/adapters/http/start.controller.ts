import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Answers, described, flag, list, object, oneOf, text, whole } from '../../../../platform/http/answers/answers.js';
import { CHECKLIST_ITEMS } from '../../../../shared/office/setup-checklist.js';
import { StartList, type StartLineView, type StartListView } from '../../application/start-list.js';
import { MayBeAbsent } from '../../../../platform/http/requests/fields.js';

const YES_OR_NO = { message: 'must be true or false' };

class StartDecisionDto {
  @ApiPropertyOptional({ description: 'Dismisses the list, or shows it again.' })
  @MayBeAbsent()
  @IsBoolean(YES_OR_NO)
  dismissed?: boolean;

  @ApiPropertyOptional({ description: 'The privacy page and the terms were read.' })
  @MayBeAbsent()
  @IsBoolean(YES_OR_NO)
  legalRead?: boolean;
}

const START_LIST = object<StartListView>({
  lines: list(
    object<StartLineView>({
      name: oneOf(...CHECKLIST_ITEMS),
      done: described(flag, 'Derived from the present state at each request.'),
      says: described(text, 'The state of the step.'),
    }),
  ),
  left: whole,
  dismissed: flag,
  isOpen: described(flag, 'There are steps left, and the list was not dismissed.'),
});

/** What a new directory still needs. */
@ApiTags('admin')
@Controller('api/admin/start')
export class StartController {
  constructor(private readonly start: StartList) {}

  @Get()
  @ApiOperation({ summary: 'The setup checklist' })
  @Answers(START_LIST, 'Each step with its state.')
  read(): Promise<StartListView> {
    return this.start.get();
  }

  /** Decides what only an admin can say; everything else on the list is derived from data. */
  @Put()
  @ApiOperation({ summary: 'Dismiss the setup checklist, or confirm that the legal texts were read' })
  @Answers(START_LIST, 'The list after the change.')
  @ApiResponse({ status: 400, description: 'A value is neither true nor false.' })
  decide(@Body() decision: StartDecisionDto): Promise<StartListView> {
    return this.start.decide(decision);
  }
}
