/** The type of a value after a round trip through JSON: dates are strings. */
export type Serialised<T> = T extends Date
  ? string
  : T extends readonly (infer Entry)[]
    ? Serialised<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Serialised<T[Key]> }
      : T;

/** The value as the HTTP API returns it. */
export function serialised<T>(value: T): Serialised<T> {
  return JSON.parse(JSON.stringify(value)) as Serialised<T>;
}
