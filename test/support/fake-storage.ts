/** A browser's storage for unit tests, which have no browser: empty before each test, and gone after it. */
export interface FakeStorage {
  readonly stored: Map<string, string>;
  /** Every call fails, as where a browser is set to store nothing. */
  refuses: boolean;
}

export function fakeStorage(name: 'localStorage' | 'sessionStorage'): FakeStorage {
  const fake: FakeStorage = { stored: new Map(), refuses: false };
  const guard = <T>(value: T): T => {
    if (fake.refuses) throw new Error('denied');
    return value;
  };
  const value = {
    getItem: (key: string) => guard(fake.stored.get(key) ?? null),
    setItem: (key: string, text: string) => guard(void fake.stored.set(key, text)),
    removeItem: (key: string) => guard(void fake.stored.delete(key)),
  };
  beforeEach(() => {
    fake.stored.clear();
    fake.refuses = false;
    Object.defineProperty(globalThis, name, { value, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, name));
  return fake;
}
