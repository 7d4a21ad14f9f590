/** A fake of the browser's storage for unit tests; emptied before each test, and removed after it. */
export interface FakeStorage {
  readonly stored: Map<string, string>;
  /** Makes every call fail, as in a browser with storage disabled. */
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
