/** The hue of a part of the site. */
export type Pillar = 'lagoon' | 'cobalt' | 'plum' | 'petrol'

/** The hue of a navigation group: the three service areas have their own, everything else is petrol. */
export function pillarOf(section: string): Pillar {
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
