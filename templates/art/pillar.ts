/** The hue of a site area. */
export type Pillar = 'lagoon' | 'cobalt' | 'plum' | 'petrol'

/** The hue of a menu group or topic: each of the three service areas has its own, everything else is petrol. */
export function pillarOf(section: string | undefined): Pillar {
  switch (section) {
    case 'workplace':
      return 'lagoon'
    case 'azure':
      return 'cobalt'
    case 'security':
      return 'plum'
    default:
      return 'petrol'
  }
}
