import { isEqual } from 'es-toolkit/predicate';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { SECTION_IDS } from '../../../shared/guide/guide-sections.js';
import { SECTION_NAMES } from '../../../shared/guide/section-names.js';
import { type HomeSection, isDefaultOrder, orderedSections, shownSections } from '../../../shared/settings/home-sections.js';
import { type SettingName, settingsOfKind } from '../../../shared/settings/page-settings.js';
import { IDENTITY_NAMES, sizeIn, sizeProblem } from '../../../shared/pictures/identity-pictures.js';
import { normalizedText } from '../../../shared/text/text.js';
import { type CustomStep, DEFAULT_SETTINGS, type HomeJobsSection, type SiteSettings } from './site-settings.js';

/** A section as an admin adds it: the other fields have defaults. */
export type NewSection = Pick<HomeJobsSection, 'name'> & Partial<HomeJobsSection>;
export type NewStep = Pick<CustomStep, 'title'> & Partial<CustomStep>;

/** Settings as they are sent for saving: each was validated; absent ones are kept. */
export type SettingsInput = Partial<Omit<SiteSettings, 'homeJobsSections' | 'customSteps'>> & {
  homeJobsSections?: NewSection[];
  customSteps?: NewStep[];
};

export const SECTION_COLOURS = ['blue', 'yellow', 'red', 'green', 'purple', 'orange'] as const;

/** Settings that hold a picture: the picture has to exist when it is saved, and is not deleted while it is used. */
export const IMAGE_SETTINGS = settingsOfKind('picture', 'identity');

/**
 * Fills in defaults within lists, and applies the rules for several values together.
 * @throws InvalidValues naming every bad field
 */
export function settingsFrom(input: SettingsInput): Partial<SiteSettings> {
  const { homeJobsSections, customSteps, ...rest } = input;
  const errors: FieldError[] = [];
  const given: Partial<SiteSettings> = definedOf(rest);
  if (homeJobsSections) given.homeJobsSections = sectionsFrom(homeJobsSections, errors);
  if (customSteps) given.customSteps = stepsFrom(customSteps, errors);
  if (given.homeSections) given.homeSections = homeSectionsFrom(given.homeSections, errors);
  errors.push(...identityErrors(given));
  if (errors.length > 0) throw new InvalidValues(errors);
  return given;
}

/** All settings: the changed ones, and the defaults of the others. */
export function settingsOf(changed: Partial<SiteSettings>): SiteSettings {
  const { siteTitle = '', rotatingServices = [] } = changed;
  return {
    ...DEFAULT_SETTINGS,
    ...changed,
    // Earlier versions stored an empty title and an empty list of services: pages, header and manifest would have no name, and the home
    // page half a title.
    siteTitle: normalizedText(siteTitle) === '' ? DEFAULT_SETTINGS.siteTitle : siteTitle,
    rotatingServices: rotatingServices.length === 0 ? DEFAULT_SETTINGS.rotatingServices : rotatingServices,
  };
}

/** The differences from the defaults with these settings applied: improved defaults of later versions still take effect. */
export function changedBy(
  changed: Partial<SiteSettings>,
  given: Partial<SiteSettings>,
): { changed: Partial<SiteSettings>; fields: SettingName[] } {
  const before = settingsOf(changed);
  const after: SiteSettings = { ...before, ...given };
  return { changed: differing(after, DEFAULT_SETTINGS), fields: namesOf(differing(after, before)) };
}

/** Pictures that these settings show, without empty ones. */
export function imagesOf(settings: Partial<SiteSettings>): string[] {
  return IMAGE_SETTINGS.map((name) => settings[name] ?? '').filter(Boolean);
}

function homeSectionsFrom(sections: HomeSection[], errors: FieldError[]): HomeSection[] {
  sections.forEach(({ id }, index) => {
    if (sections.findIndex((other) => other.id === id) < index)
      errors.push({ field: `homeSections.${index}.id`, message: 'is the id of an earlier section' });
  });
  if (shownSections(sections).length === 0) errors.push({ field: 'homeSections', message: 'must show at least one section' });
  return isDefaultOrder(sections) ? [] : orderedSections(sections);
}

/** The upload has validated pictures for their purpose, but a request may name a picture with another purpose. */
function identityErrors(given: Partial<SiteSettings>): FieldError[] {
  return IDENTITY_NAMES.flatMap((field) => {
    const address = given[field];
    if (!address) return [];
    const size = sizeIn(address);
    const message = size ? sizeProblem(field, size) : 'must be a picture that was uploaded here; leave it empty for the built-in one';
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The part of a section's address that is derived from its name: lower case, with dashes. */
function sectionIdFrom(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function sectionsFrom(sections: NewSection[], errors: FieldError[]): HomeJobsSection[] {
  // The built-in sections of the guide: an added one would take their address.
  const seen = new Set<string>(SECTION_IDS.flatMap((id) => [id, sectionIdFrom(SECTION_NAMES[id].name)]));
  return sections.map(({ name, icon = 'Home', color = 'blue', description = '', id }, index) => {
    const known = id || sectionIdFrom(name);
    const field = `homeJobsSections.${index}.name`;
    if (!known) errors.push({ field, message: 'must have a letter or a digit' });
    else if (seen.has(known)) errors.push({ field, message: `is the name of another section (${known}); choose a different one` });
    seen.add(known);
    return { id: known, name, icon, color, description };
  });
}

function stepsFrom(steps: NewStep[], errors: FieldError[]): CustomStep[] {
  const seen = new Set<string>();
  return steps.map(({ title, description = '', icon = 'Home', color = 'blue', id }, index) => {
    const known = id || `step-${index + 1}`;
    if (seen.has(known)) errors.push({ field: `customSteps.${index}.id`, message: 'is the id of an earlier step' });
    seen.add(known);
    return { id: known, title, description, icon, color };
  });
}

function differing(settings: SiteSettings, other: SiteSettings): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isEqual(value, other[name as SettingName])));
}

function namesOf(settings: Partial<SiteSettings>): SettingName[] {
  return Object.keys(settings) as SettingName[];
}

function definedOf<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
