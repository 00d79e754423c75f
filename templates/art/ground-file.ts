/** The parts of a map that are the same in every language, by the class of their group; contours contain no groups. */
const GROUPS = /(<g class="art-(line|index|band)"[^>]*>)(.*?)<\/g>/g

/**
 * Moves the contours of a map into a file, which `write` stores and returns the URL of. They are a twelfth of the compressed page, and text
 * is shown without them. Their colours are still those of the page: what the file does not set, it inherits from the references to it.
 */
export function withGroundApart(svg: string, write: (file: string) => string): string {
  const groups = [...svg.matchAll(GROUPS)].map(([, , name, paths]) => `<g id="${name}">${paths}</g>`)
  const src = write(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`)
  return svg.replace(GROUPS, (_, open: string, name: string) => `${open}<use href="${src}#${name}"/></g>`)
}
