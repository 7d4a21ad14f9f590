export function strangeNode(root: string, known?: Record<string, Record<string, string>>, platform?: string): Promise<string | undefined>;
