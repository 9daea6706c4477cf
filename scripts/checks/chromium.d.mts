export function chromiumPath(env?: Readonly<Record<string, string | undefined>>): string | null
