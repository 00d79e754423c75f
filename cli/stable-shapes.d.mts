/** Code in which no object literal begins with a spread that other properties follow. */
export function withStableShapes(code: string): string
