/** The end of a message about an unknown name: `: did you mean posts/hello?`, or nothing if no known name is near. */
export function suggestion(nearest: string | undefined): string {
  return nearest === undefined ? '' : `: did you mean ${nearest}?`
}
