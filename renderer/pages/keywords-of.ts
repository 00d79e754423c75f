interface Named {
  readonly keywords: readonly string[]
  readonly label: string | undefined
  readonly title: string
}

/** Words by which the search finds a page beside its text: its keywords, and the name that menus give it, `Blog` of `Notes on operations`. */
export function keywordsOf({ keywords, label, title }: Named): readonly string[] {
  const isInTitle = label === undefined || title.toLowerCase().includes(label.toLowerCase())
  return isInTitle ? keywords : [...keywords, label]
}
