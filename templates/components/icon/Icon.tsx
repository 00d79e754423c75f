import type { ReactNode } from 'react'
import { ICONS } from './icons.ts'

/** A line icon in the colour of the adjacent text (`base.css`). Hidden from screen readers, which read the text. */
export function Icon({ name, size = 20 }: { readonly name: string; readonly size?: 16 | 20 | 24 | 32 }): ReactNode {
  const svg = ICONS.get(name)
  if (svg === undefined)
    throw new Error(`There is no icon \`${name}\`; templates/components/icon/icons.ts has the list`)

  return (
    <svg
      className={name.startsWith('arrow-') ? 'icon arrow' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
    />
  )
}

function shapesOf(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '')
    .trim()
}
