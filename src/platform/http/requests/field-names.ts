/** Names of properties that every object or class has. Libraries drop such fields silently or fail on them. */
const INHERITED_NAMES = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Whether a form or body may have a field of this name. */
export function isFieldName(name: string): boolean {
  return !INHERITED_NAMES.has(name);
}
