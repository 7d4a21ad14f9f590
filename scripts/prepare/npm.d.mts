export function excerpt(output: string): string;
