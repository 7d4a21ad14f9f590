import { Allow, IsIn } from 'class-validator';
import { Line, LONGEST } from '../../../../platform/http/requests/fields.js';
import { HiddenFieldsDto, MayBeEmpty } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { FIELDS } from '../../domain/submission-fields.js';

const ACTIONS = ['correct', 'withdraw'] as const;

/** One of the two forms of an owner's page; with `correct`, the fields of the listing form beside it. */
export class StatusFormDto extends HiddenFieldsDto {
  @IsIn(ACTIONS, { message: `must be one of ${ACTIONS.join(', ')}` })
  action!: (typeof ACTIONS)[number];

  @MayBeEmpty()
  @Line(LONGEST.name)
  version?: string;
}

// Which values are valid depends on the submission, so the use case validates them.
for (const name of FIELDS) Allow()(StatusFormDto.prototype, name);
