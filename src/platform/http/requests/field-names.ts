/** What objects have by themselves. Libraries drop such names in silence, or trip over them. */
const OF_OBJECTS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a field may have this name: of no form, and of no body, has it one of these. */
export function isFieldName(name: string): boolean {
  return !OF_OBJECTS.has(name);
}
