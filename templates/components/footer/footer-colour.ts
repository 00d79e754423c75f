import { NIGHT, TEXT } from '../../art/colours.ts'

/** Text colours of the footer. The lowest contrast decides. */
const FOOTER_TEXT = [TEXT.night, TEXT.muted, NIGHT.petrol.pillar]
const LEAST_CONTRAST = 4.5

/** The issue if the contrast of the footer's text on this colour is too low. */
export function refuseFooterColour(colour: string): string | null {
  const least = Math.min(...FOOTER_TEXT.map((text) => contrastOf(colour, text)))
  if (least >= LEAST_CONTRAST) return null
  return `\`bgColor\` ${colour} gives the footer's text a contrast of ${least.toFixed(2)}; it must be ${LEAST_CONTRAST} or more`
}

/** The WCAG contrast ratio of two colours such as `#031019`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
