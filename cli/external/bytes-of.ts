/** The bytes of a response. Throws what `tooLarge` makes once there are more than `most`: an answer without end must not fill the memory. */
export async function bytesOf(response: Response, most: number, tooLarge: () => Error): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
