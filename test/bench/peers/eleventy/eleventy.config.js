import fs from 'node:fs'
import markdownIt from 'markdown-it'
const site = JSON.parse(fs.readFileSync('site.json', 'utf8'))
export const config = {
  dir: { input: 'content', includes: '../_includes', output: 'dist' },
  markdownTemplateEngine: false,
}
export default function (c) {
  c.setLibrary('md', markdownIt({ html: true, linkify: true })) // tables and strikethrough are on by default, no highlighter
  c.addGlobalData('site', site)
  c.addGlobalData('layout', 'post.njk')
  c.addPassthroughCopy({ static: '/' })
  for (const l of site.locales) {
    c.addCollection(`latest_${l}`, (api) =>
      api
        .getFilteredByGlob(`content/${l}/posts/*.md`)
        .sort((a, b) => b.date - a.date)
        .slice(0, 50),
    )
    c.addTemplate(
      `list-${l}.njk`,
      '<h1>{{ site.strings[loc].latest }}</h1><ul>{% for p in collections["latest_" + loc] %}<li><a href="{{ p.url }}">{{ p.data.title }}</a> <time>{{ p.page.date | ymd }}</time><p>{{ p.data.description }}</p></li>{% endfor %}</ul>',
      { layout: 'base.njk', permalink: `/${l}/posts/index.html`, loc: l, title: site.strings[l].latest },
    )
  }
  c.addFilter('ymd', (d) => d.toISOString().slice(0, 10))
  c.addFilter('locale', (u) => u.slice(1, 3))
  c.addFilter('rest', (u) => u.slice(3))
}
