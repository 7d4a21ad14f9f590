export class PassedChecks {
  constructor(root: string);
  sources(): string;
  has(check: string, sources: string): boolean;
  add(check: string, sources: string): void;
}
