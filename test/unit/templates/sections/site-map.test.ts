import { expect, test } from 'vitest'
import { sectionHtml } from '../../../support/samples/section.tsx'
import { siteMap } from '../../../../templates/sections/site-map/SiteMap.tsx'

test('the title of an entry of another language says its language, and what is told of it does not', () => {
  const chrome = { groups: [], footer: { legal: [] } }
  const jobs = [
    { title: 'SOC Analyst', href: '/en/jobs/soc/', hreflang: 'en' },
    { title: 'Gestor', href: '/es/jobs/gestor/', hreflang: null },
  ]
  const lists = { posts: [], cases: [], events: [], jobs, authors: [] }
  const html = sectionHtml(siteMap, lists, 'es', { chrome })
  expect(html).toContain(
    'hrefLang="en"><span lang="en">SOC Analyst</span><span class="link-hint"> (en inglés)</span></a>',
  )
  expect(html).toContain('<a href="/es/jobs/gestor/">Gestor</a>')
})
