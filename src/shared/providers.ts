import type { FactoryProvider, ValueProvider } from '@nestjs/common';

declare const stands: unique symbol;

/** A name for something that has no class, and what it stands for. */
export type NamedToken<T> = symbol & { readonly [stands]?: T };
/** By what something is asked for: its class, or a name. */
export type Token<T> = (abstract new (...args: never[]) => T) | NamedToken<T>;

type Tokens<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Token<Values[Index]> };
type Values<Dependencies extends readonly Token<unknown>[]> = {
  -readonly [Index in keyof Dependencies]: Dependencies[Index] extends Token<infer Value> ? Value : never;
};

export const namedToken = <T>(name: string): NamedToken<T> => Symbol(name);

/**
 * A class without decorators, made of what its constructor takes. A token that stands for something else does not compile.
 * @param as by what it is asked for, where that is not its own class
 */
export function classProvider<Args extends unknown[], T>(
  type: new (...args: Args) => T,
  dependencies: Tokens<Args>,
  as?: Token<T>,
): FactoryProvider<T> {
  return { provide: as ?? type, inject: [...dependencies], useFactory: (...args: unknown[]) => new type(...(args as Args)) };
}

/** What a function makes of these; it gets what their tokens stand for, in this order. */
export function factoryProvider<T, const Dependencies extends readonly Token<unknown>[]>(
  token: Token<T>,
  dependencies: Dependencies,
  make: (...values: Values<Dependencies>) => T | Promise<T>,
): FactoryProvider<T> {
  return { provide: token, inject: [...dependencies], useFactory: (...values: unknown[]) => make(...(values as Values<Dependencies>)) };
}

/** What is there already, by its name. */
export const valueProvider = <T>(token: NamedToken<T>, value: T): ValueProvider<T> => ({ provide: token, useValue: value });
