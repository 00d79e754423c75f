import { describe, expect, test } from 'vitest'
import { sectionsOf } from '../../../renderer/render/search-text.ts'

describe('the sections of a page', () => {
  test('leave out teasers of other pages', () => {
    const main =
      '<main><p>Own.</p><section id="more" data-unsearched=""><h2>Read on</h2><p>Of others.</p></section><p>End.</p></main>'
    expect(sectionsOf(main)).toEqual([['', '', 'Own. End.']])
  })

  test('begin at headings, and have the anchor of the heading or of what is around it', () => {
    const main = `<main><h1>Title</h1><p>Lead.</p><section id="prices"><h2>Prices</h2><p>From <b>7</b>&nbsp;€.</p></section>
      <h2 id="faq">Ques\u00ADtions</h2><ul><li>One</li><li>Two</li></ul></main>`
    expect(sectionsOf(main)).toEqual([
      ['', 'Title', 'Lead.'],
      ['prices', 'Prices', 'From 7 €.'],
      ['faq', 'Questions', 'One · Two'],
    ])
  })

  test('have a sign between items that end with none', () => {
    const list =
      '<p>Needed:</p><ul> <li>An account</li> <li>A key.</li><li>Ten<ul><li>minutes</li></ul></li></ul><p>End</p>'
    expect(sectionsOf(list)).toEqual([['', '', 'Needed: An account · A key. Ten · minutes · End']])
    expect(sectionsOf('<ul><li>はい。</li><li>山</li></ul><p>終</p>')).toEqual([['', '', 'はい。 山 · 終']])
    const table = '<table><tr><th>Place</th><td>Graz</td></tr> <tr><th>Day</th><td>Friday</td></tr></table>'
    expect(sectionsOf(table)).toEqual([['', '', 'Place · Graz · Day · Friday']])
  })

  test('leave out navigation, forms, filters, drawings and what is hidden', () => {
    const hidden =
      '<nav>a</nav><form>b</form><svg><text>c</text></svg><p hidden>d</p><p aria-hidden="true">e<b>f</b></p><div role="search">g</div>'
    expect(sectionsOf(`<main><p>Seen</p>${hidden}<p>too</p></main>`)).toEqual([['', '', 'Seen too']])
  })

  test('have a space between elements beside each other, which a style may put on lines of their own', () => {
    const call = '<p><span>Around the clock</span><a href="tel:+4989">+49 89</a></p>'
    expect(sectionsOf(call)).toEqual([['', '', 'Around the clock +49 89']])
    expect(sectionsOf('<h2><span>One</span><span>two</span></h2>')).toEqual([['', 'One two', '']])
  })

  test('keep words whole that are emphasised in part, and code that is coloured', () => {
    const words = '<p><b>Multi</b>factor, un<em>safe</em>, <code><span>a</span><span>.b</span></code></p>'
    expect(sectionsOf(words)).toEqual([['', '', 'Multifactor, unsafe, a.b']])
  })

  test('have no name of a link to themselves in their headings, which may be such a link', () => {
    expect(sectionsOf('<h2 id="a">Prices <a href="#a">Link to this section</a></h2>')).toEqual([['a', 'Prices', '']])
    expect(sectionsOf('<h2 id="a"><a href="#a">Prices</a></h2>')).toEqual([['a', 'Prices', '']])
  })

  test('have no numbers of footnotes and no arrows back', () => {
    const note = (attribute: string, text: string): string => `<sup><a ${attribute}="">${text}</a></sup>`
    const text = `<p>Said.${note('data-footnote-ref', '1')} Done ${note('data-footnote-backref', '↩')}</p>`
    expect(sectionsOf(text)).toEqual([['', '', 'Said. Done']])
  })

  test('are text, whatever the page contains', () => {
    expect(sectionsOf('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toEqual([['', '', '<img src=x onerror=alert(1)>']])
  })
})
