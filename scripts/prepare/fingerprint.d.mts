export function dependenciesAreCurrent(root: string, isForTests: boolean): boolean;
export function dependenciesAreStamped(root: string, isForTests: boolean): boolean;
export function stampDependencies(root: string, isForTests: boolean): void;
export function buildIsCurrent(root: string): boolean;
export function buildKey(root: string): string;
export function stampBuild(root: string, key: string): void;
