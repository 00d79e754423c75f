import { edit, write } from '../../support/site.ts'

const ALONE = 'untranslated: { en: none, es: none }'

/** Pages that only the browser tests need; the fixture site stays as it is. They exist in German only. */
export function addPages(root: string): void {
  const page = (name: string, lines: readonly string[], body = ''): void =>
    write(
      root,
      `content/pages/${name}/de.md`,
      ['---', `title: ${name}`, `description: ${name}.`, 'group: company', ALONE, ...lines, '---', '', body].join('\n'),
    )
  page(
    'plain',
    ['sections:', '  - type: hero', '    heading: Plain'],
    links(['/about', '/islands', '/fields', '/long', '/guarded', '/blog']),
  )
  page('islands', [
    'sections:',
    '  - { type: counter, id: visible, start: 3 }',
    '  - { type: counter, id: idle, start: 5, when: idle }',
    '  - { type: counter, id: touched, start: 7, when: interaction }',
    '  - { type: faulty, text: It stays. }',
  ])
  page('fields', ['sections:', '  - type: fields'], links(['/plain', '/about', '/long']))
  page('guarded', ['middleware: [members]'], 'For members.')
  page('many', [], Array.from({ length: 60 }, (_, index) => `[${index}](/numbered/n${index})`).join(' '))
  for (let index = 0; index < 60; index += 1) page(`numbered/n${index}`, [], 'A number.')
  const ids = Array.from({ length: 20 }, (_, index) => `part-${index}`)
  page(
    'long',
    ['sections:', `  - { type: contents, ids: [${ids.join(', ')}] }`],
    [
      links(['/plain', '/fields']),
      ...ids.map((id) => `## ${id.replace('-', ' ')}\n\n${'Text of this part. '.repeat(60)}`),
    ].join('\n\n'),
  )
  edit(root, 'content/site.yaml', 'brand: Alpha', `brand: Alpha\npollInterval: ${POLL_MS}`)
}

function links(paths: readonly string[]): string {
  return paths.map((path) => `[to ${path}](${path})`).join(' ')
}

/** Short enough to wait for. */
const POLL_MS = 1500
