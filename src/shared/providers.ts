import type { FactoryProvider, ValueProvider } from '@nestjs/common';

declare const valueType: unique symbol;

/** A typed injection token for a value without a class. */
export type NamedToken<T> = symbol & { readonly [valueType]?: T };
/** An injection token: a class, or a {@link Token}. */
export type Token<T> = (abstract new (...args: never[]) => T) | NamedToken<T>;

type Tokens<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Token<Values[Index]> };
type Values<Dependencies extends readonly Token<unknown>[]> = {
  -readonly [Index in keyof Dependencies]: Dependencies[Index] extends Token<infer Value> ? Value : never;
};

export const namedToken = <T>(name: string): NamedToken<T> => Symbol(name);

/**
 * A provider for a class without decorators; the tokens must match its constructor's parameters, checked by the compiler.
 * @param as the token that it is provided under, where that is not its own class
 */
export function classProvider<Args extends unknown[], T>(
  type: new (...args: Args) => T,
  dependencies: Tokens<Args>,
  as?: Token<T>,
): FactoryProvider<T> {
  return { provide: as ?? type, inject: [...dependencies], useFactory: (...args: unknown[]) => new type(...(args as Args)) };
}

/** A provider with a factory function; it receives the dependencies in this order. */
export function factoryProvider<T, const Dependencies extends readonly Token<unknown>[]>(
  token: Token<T>,
  dependencies: Dependencies,
  make: (...values: Values<Dependencies>) => T | Promise<T>,
): FactoryProvider<T> {
  return { provide: token, inject: [...dependencies], useFactory: (...values: unknown[]) => make(...(values as Values<Dependencies>)) };
}

/** A provider for an existing value. */
export const valueProvider = <T>(token: NamedToken<T>, value: T): ValueProvider<T> => ({ provide: token, useValue: value });
