import type { IssueWords } from '../../../renderer/definitions/issue.ts'

/** What is wrong with an icon: the texts of its issue. */
export type IconFault = IssueWords

/** The site's icon cannot be drawn. */
export class IconError extends Error {
  override readonly name = 'IconError'
  readonly fault: IconFault

  constructor(fault: IconFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** Throws an IconError if the icon would show files that are not its own: the renderer reads any picture on this machine. */
export function refuseForeignParts(svg: string): void {
  const reference = FOREIGN.exec(svg)?.[1]
  if (reference !== undefined) throw new IconError(foreignPart(reference))
  if (/<!ENTITY/i.test(svg)) throw new IconError(ENTITIES)
}

/**
 * A reference to anything but a part of the same drawing, or a picture within it. All elements count, also links: only a parser could tell
 * them apart, and it would have to agree with that of the renderer in every detail. Embedded SVGs are no pictures: this does not look into
 * them.
 */
const FOREIGN = /href\s*=\s*["'](?!#|data:image\/(?:png|jpe?g|gif|webp)(?:;[\w=-]+)*,)([^"'<]*)/i

function foreignPart(reference: string): IconFault {
  return {
    message: `the icon refers to \`${shortened(reference)}\`, which is not part of it`,
    expected: 'references within the drawing (`#…`) and embedded pictures (`data:image/png;base64,…`)',
    hint: 'embed the picture when you export the icon, and remove links',
  }
}

function shortened(reference: string): string {
  return reference.length > 60 ? `${reference.slice(0, 60)}…` : reference
}

/** An entity could hide a reference. */
const ENTITIES: IconFault = {
  message: 'the icon declares entities',
  expected: 'an SVG without `<!ENTITY`',
  hint: 'export it again as plain SVG',
}
