export class Lock {
  constructor(root: string);
  take(onWait: (pid: number) => void): Promise<void>;
  recordChild(pid: number | undefined): void;
  release(): void;
}
