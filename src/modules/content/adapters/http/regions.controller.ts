import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers, list, object, optional, text } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { factsOfRegion, type RegionContact, type RegionFacts } from '../../domain/regions/region-facts.js';

/** Facts about the province of the directory; empty if the province is not set, or nothing is known of it. */
export interface RegionOfDirectory {
  facts: RegionFacts[];
}

const CONTACT = object<RegionContact>({
  who: text,
  why: text,
  number: optional(text),
  url: optional(text),
  source: object({ title: text, url: text, seen: text }),
});

const FACTS = object<RegionFacts>({
  name: text,
  gasContractor: text,
  gasAsk: text,
  electricalAsk: text,
  electricalAuthority: optional(CONTACT),
  gasLines: list(CONTACT),
  dig: CONTACT,
  consumer: CONTACT,
});

@ApiTags('directory')
@Controller('api/region')
export class RegionsController {
  constructor(
    private readonly settings: EffectiveSettings,
    reads: PageReads,
  ) {
    reads.offer('region', () => Promise.resolve(this.get()));
  }

  @Public()
  @Get()
  @ApiOperation({ summary: 'Facts about the province of the directory' })
  @Answers(object<RegionOfDirectory>({ facts: list(FACTS) }), 'One entry, or none if nothing is known.')
  get(): RegionOfDirectory {
    const facts = factsOfRegion(this.settings.current.region);
    return { facts: facts ? [facts] : [] };
  }
}
