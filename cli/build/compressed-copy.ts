/** Kinds of files that are compressed; pictures and fonts are compressed in themselves. */
export const TEXTS = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/

/** Whether it is the compressed copy of another file. */
export function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file) && TEXTS.test(file.replace(/\.(br|gz)$/, ''))
}
