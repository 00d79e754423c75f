/** The role of a shape; the style sheet (`art.css`) or a colour table decides how it looks. */
type Role =
  | 'line'
  | 'index'
  | 'band'
  | 'edge'
  | 'casing'
  | 'node'
  | 'glyph'
  | 'hub'
  | 'hub-core'
  | 'label'
  | 'halo'
  | 'packet'

/** Returns the attributes that colour a shape with these roles. */
export type Paint = (...roles: readonly Role[]) => string

/** For inline artwork: classes, so that one SVG works in both tones. */
export const classPaint: Paint = (...roles) => `class="${roles.map((role) => `art-${role}`).join(' ')}"`

/** Colours such as `#031019` for the roles of shapes. */
export interface ArtColours {
  readonly line: string
  readonly pillar: string
  /** That of the lit node. */
  readonly glow: string
  readonly canvas: string
  readonly bandOpacity: number
}

/** For stand-alone files, which style sheets cannot reach: literal colours. */
export function colourPaint(colours: ArtColours): Paint {
  const { line, pillar, glow, canvas, bandOpacity } = colours
  const attributes: Record<Role, string> = {
    line: `stroke="${line}"`,
    index: `stroke="${pillar}"`,
    band: `fill="${glow}" fill-opacity="${bandOpacity}"`,
    edge: `stroke="${pillar}"`,
    casing: `stroke="${canvas}"`,
    node: `fill="${canvas}" stroke="${pillar}"`,
    glyph: `stroke="${pillar}"`,
    hub: `fill="${canvas}" stroke="${glow}"`,
    'hub-core': `fill="${glow}"`,
    label: `fill="${line}"`,
    halo: `stroke="${canvas}"`,
    packet: `stroke="${glow}"`,
  }
  return (...roles) => roles.map((role) => attributes[role]).join(' ')
}
