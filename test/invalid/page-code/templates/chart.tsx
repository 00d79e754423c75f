/** A property of a component is no attribute of HTML, whatever its name. */
export function Chart({ style, onSelect }: { readonly style: object; readonly onSelect: () => void }) {
  return <svg width={Object.keys(style).length} aria-label={onSelect.name} />
}
