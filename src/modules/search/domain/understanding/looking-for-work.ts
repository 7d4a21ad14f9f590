import { PROFESSIONS } from './asked-for.js';
import { tokensOf } from './tokens.js';

/** Words about work that people want to do or to learn, never about work at a home. */
const EMPLOYMENT =
  /(?<![\p{L}\p{N}])(?:salar(?:y|ies)|salaires?|wages?|apprentic(?:e|es|eship|eships)|internships?|red seal|(?:become|becoming) an?|devenir|jobs? as an?|(?:offres? d['’ ])?emplois?|embauche)(?![\p{L}\p{N}])/iu;
const JOBS_OFFERED =
  /(?<![\p{L}\p{N}])(?:jobs? (?:hiring|openings?|postings?|offers?|vacanc(?:y|ies))|now hiring|trades? school|(?:plumbing|electrical|roofing|carpentry|hvac|landscaping|masonry|drywall|tiling|flooring|trades?) (?:course|class|diploma|training|program)(?:e?s)?)(?![\p{L}\p{N}])/iu;
/** "How much does a roofer make a year" */
const EARNED = /(?<![\p{L}\p{N}])(?:makes?|earns?|paid) (?:an?|per|every|each) (?:hour|week|month|year)(?![\p{L}\p{N}])/iu;
/** After a profession: "electrician jobs". A homeowner has small jobs for one, and plumbing jobs. */
const JOBS = new Set(['jobs', 'careers', 'training', 'course', 'courses', 'exam']);

/** Whether the query is about working in a trade, or learning it, and not about having something done. */
export function isLookingForWork(query: string): boolean {
  if ([EMPLOYMENT, JOBS_OFFERED, EARNED].some((pattern) => pattern.test(query))) return true;
  const tokens = tokensOf(query);
  return tokens.some(({ word }, index) => JOBS.has(word) && PROFESSIONS.has(tokens[index - 1]?.stem ?? ''));
}
