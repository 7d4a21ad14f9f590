/** Names of properties that every object inherits. Libraries drop such fields silently or fail on them. */
const OF_OBJECTS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a form or body may have a field of this name. */
export function isFieldName(name: string): boolean {
  return !OF_OBJECTS.has(name);
}
