import { describe, expect, test } from 'vitest'
import { withHeadingAsTitle } from '../../../../cli/import/heading-title.ts'
import { anchorsOf } from '../../../../cli/import/body-lines.ts'
import { withoutLiquid } from '../../../../cli/import/liquid.ts'
import { mapBody } from '../../../../cli/import/map-body.ts'

const around = {
  addressOf: () => undefined,
  anchorOf: () => undefined,
  base: 'https://old.example',
  own: 'https://www.old.example/sub/',
  from: '/post/',
  folder: '/',
  fileOf: () => undefined,
}
const mapped = (body: string) => mapBody(body, 1, around)

describe('a line that begins like the definition of a link', () => {
  test.each(['[^1]: Note', '[^2]: Longer note text.', '[Note]: more than a target'])('is text: %s', (line) => {
    expect(mapped(line)).toEqual({ text: line, notes: [] })
  })

  test.each([
    ['[one]: other', '[one]: https://old.example/post/other/'],
    ['[one]: <other> "Title"', '[one]: https://old.example/post/other/ "Title"'],
  ])('is one: %s', (line, expected) => {
    expect(mapped(line).text).toBe(expected)
  })
})

describe('addresses in HTML', () => {
  const known = {
    ...around,
    addressOf: (old: string) => (old === '/about/' ? '/pages/about' : undefined),
    fileOf: (name: string) => (name === '/images/a.png' ? './a.png' : undefined),
  }

  test.each([
    ['a picture', '<img alt="A" src="/images/a.png">', '<img alt="A" src="./a.png">'],
    ['a picture whose tag is of several lines', '     src="/images/a.png"/>', '     src="./a.png"/>'],
    ['a link', "<a href='/about/'>About</a>", "<a href='/pages/about'>About</a>"],
    ['a link to elsewhere', '<a href="/gone/">Gone</a>', '<a href="https://old.example/gone/">Gone</a>'],
    ['a host', '<img src="https://x.example/a.png">', '<img src="https://x.example/a.png">'],
    ['code', '`<img src="/images/a.png">`', '`<img src="/images/a.png">`'],
    ['a shortcode, shown as code', '{{< x src="/images/a.png" >}}', '`{{< x src="/images/a.png" >}}`'],
    ['a component', '<Image src={picture} />', '<Image src={picture} />'],
  ])('%s', (_, written, expected) => {
    expect(mapBody(written, 1, known).text).toBe(expected)
  })
})

describe('a line that would take minutes', () => {
  test.each(['[](', '<a x="', '{{<a ', '](<', '<http:', '## Head\t'])('is copied as it is, and named: %s', (part) => {
    const line = part.repeat(21_000 / part.length + 1)
    expect(mapped(line)).toEqual({ text: line, notes: [{ line: 1, text: `line of ${line.length} characters` }] })
  })

  test('takes none below that length', () => {
    const line = `## Head${'\t'.repeat(19_000)}x`
    expect(mapped(line)).toEqual({ text: line, notes: [] })
  })
})

describe('a link with the host of the old site', () => {
  const addressOf = (old: string) => (old === '/first/' ? '/posts/first' : undefined)

  test.each([
    ['https://www.old.example/sub/first#part', '/posts/first'],
    ['http://www.old.example/sub/first/', '/posts/first'],
    ['https://www.old.example/subway/first', 'https://www.old.example/subway/first'],
    ['https://www.old.example/sub/other', 'https://www.old.example/sub/other'],
    ['https://old.example/sub/first', 'https://old.example/sub/first'],
  ])('leads to the page that is imported: %s', (target, expected) => {
    expect(mapBody(`[a](${target})`, 1, { ...around, addressOf }).text).toBe(`[a](${expected})`)
  })
})

describe('a link to a file', () => {
  const addressOf = (old: string) => `/new${old}`
  const linked = (target: string) => mapBody(`[a](${target})`, 1, { ...around, folder: '/docs/faq', addressOf }).text

  test.each([
    ['other.md', '/new/docs/faq/other/'],
    ['./other.md#part', '/new/docs/faq/other/'],
    ['../caa.md', '/new/docs/caa/'],
    ['deeper/index.md', '/new/docs/faq/deeper/'],
    ['index.md', '/new/docs/faq/'],
    ['/blog/first.md', '/new/blog/first/'],
    ['./My%20pump.mdx', '/new/docs/faq/My pump/'],
  ])('begins in the folder of its text, whatever address that has: %s', (target, expected) => {
    expect(linked(target)).toBe(`[a](${expected})`)
  })

  test('may have parentheses in its name, as copies have', () => {
    const fileOf = (name: string) => (name === 'Plan%20(1).png' ? './plan-1.png' : undefined)
    const { text } = mapBody('![a](Plan%20(1).png) ([b](Plan%20(1).png "B"))', 1, { ...around, fileOf })
    expect(text).toBe('![a](./plan-1.png) ([b](./plan-1.png "B"))')
  })

  test('is none without an ending, and begins at the address', () => {
    expect(linked('../other/')).toBe('[a](/new/other/)')
  })
})

test('what Hugo writes between quotes may have blanks, and the target of a link may not', () => {
  const addressOf = (old: string) => (old === '/blog/My post (2)/' ? '/posts/my-post-2' : undefined)
  const text = (body: string) => mapBody(body, 1, { ...around, addressOf }).text
  expect(text('[a]({{< ref "blog/My post (2)" >}})')).toBe('[a](/posts/my-post-2)')
  expect(text('{{< figure src="My pump.png" alt="Pump" >}}')).toBe('![Pump](https://old.example/post/My%20pump.png)')
})

describe('a note of Docusaurus', () => {
  test.each([
    [':::tip\n\nOpen *it*.\n\n:::\nText', '> [!TIP]\n> Open *it*.\n\nText'],
    [':::danger[Hot!]\nOne.\n\nTwo.\n:::', '> [!CAUTION]\n> **Hot!**\n>\n> One.\n>\n> Two.\n'],
    ['::: info Read\n```\n# x\n```\n:::', '> [!NOTE]\n> **Read**\n>\n> ```\n> # x\n> ```\n'],
  ])('becomes a callout: %j', (body, text) => {
    expect(mapped(body)).toEqual({ text, notes: [] })
  })

  test.each([
    '::: details Why\nText\n:::',
    ':::constructor\nText\n:::',
    ':::note\nNever ended',
    ':::note\n:::tip\nText\n:::\n',
  ])('stays text if nothing here has its meaning, or where it ends is unsure: %j', (body) => {
    expect(mapped(body).text.split('\n')[0]).toBe(body.split('\n')[0])
  })
})

test('imports and comments of MDX are left out, and what only looks like one is not', () => {
  const body = "import Tabs from '@theme/Tabs'\n{/* later */}\nText\nimport \"fmt\"\n```\nimport a from 'a'\n```"
  expect(mapped(body).text).toBe('Text\nimport "fmt"\n```\nimport a from \'a\'\n```')
})

describe('a first heading', () => {
  const taken = (body: string, data = {}) => withHeadingAsTitle({ data, body, line: 1 })

  test.each([
    ["\nimport A from 'a'\n# My *pump* {#pump}\n\nText", "\nimport A from 'a'\n\n\nText"],
    ['My pump\n===\nText', '\n\nText'],
  ])('is the title, and lines keep their numbers: %j', (body, rest) => {
    expect(taken(body)).toEqual({ data: { title: 'My pump' }, body: rest, line: 1 })
  })

  test('stays if the front matter has another title', () => {
    expect(taken('# Pump', { title: 'Pump' }).body).toBe('\n')
    expect(taken('# Pump', { title: 'Our pump' }).body).toBe('# Pump')
    expect(taken('## Pump').data).toEqual({})
  })
})

test('a shortcode of several lines is one', () => {
  const body =
    'Text\n{{< figure\n  src="/a.png"\n  alt="A"\n>}}\n```\n{{< x\n  a=b >}}\n```\n{{< begun\nand never ended'
  expect(mapped(body).text).toBe(
    'Text\n![A](https://old.example/a.png)\n\n\n\n```\n{{< x\n  a=b >}}\n```\n{{< begun\nand never ended',
  )
})

test('a link to what a shortcode makes shows both', () => {
  expect(mapped('See [the source]({{% eturl rss %}}).')).toEqual({
    text: 'See the source (`{{% eturl rss %}}`).',
    notes: [{ line: 1, text: 'shortcode eturl' }],
  })
})

test('the name of a defined link may be code', () => {
  expect(mapped('[`a`]: /b/').text).toBe('[`a`]: https://old.example/b/')
})

describe('what Jekyll writes as a tag and Markdown has too', () => {
  test.each([
    ['{% highlight ruby linenos %}\nputs 1\n{%- endhighlight -%}', '```ruby\nputs 1\n```'],
    ['{% raw %}`{{ page.title }}`{% endraw %}', '`{{ page.title }}`'],
    [
      '{% raw %}{% link b.md %} {{ site.baseurl }}{% endraw %} {% link b.md %}',
      '{% link b.md %} {{ site.baseurl }} /b.md',
    ],
    ['1. a\n\n   {% highlight c++ %}\n   x\n   {% endhighlight %}\n\n2. b', '1. a\n\n   ```c++\n   x\n   ```\n\n2. b'],
    ['{% highlight -%}\nx\n{% endhighlight %}', '```\nx\n```'],
    ['{%- highlight objective-c -%}\nx\n{% endhighlight %}', '```objective-c\nx\n```'],
    ['[a]({% link _docs/b.md %}#c)', '[a](/_docs/b.md#c)'],
    ['[a]({{ site.baseurl }}{% link b.md %})', '[a](/b.md)'],
    ['[a]({% post_url 2020-01-02-b %})', '[a](/_posts/2020-01-02-b.md)'],
    ["[a]({{ '/docs/' | relative_url }})", '[a](/docs/)'],
    ['{{ page.title }} {% include a.html %}', '{{ page.title }} {% include a.html %}'],
  ])('is Markdown then: %j', (body, expected) => {
    expect(withoutLiquid(body)).toBe(expected)
  })
})

test('a value of Jekyll or Eleventy is named, but not one in code', () => {
  expect(mapped('In {{ site.repository }} and `{{ page.url }}`').notes).toEqual([
    { line: 1, text: 'value {{site.repository}}' },
  ])
})

test('a heading loses the anchors that it was given, and links to them lead to its own', () => {
  expect(mapped('## <a name="install"></a>Install').text).toBe('## Install')
  expect(mapped('## <a id="general">General questions</a>').text).toBe('## General questions')
  expect([...anchorsOf('## <a id="general">General questions</a>\n\n## Next {#n}')]).toEqual([
    ['general-questions', 'general-questions'],
    ['general', 'general-questions'],
    ['n', 'next'],
  ])
})

test('a tag of Jekyll is shown as code and named, but not within the target of a link', () => {
  expect(mapped('{% highlight ruby %}\nputs 1\n{%- endhighlight -%}')).toEqual({
    text: '`{% highlight ruby %}`\nputs 1\n`{%- endhighlight -%}`',
    notes: [{ line: 1, text: 'tag highlight' }],
  })
  expect(mapped('[a]({% link b.md %}) {{% note %}}').text).toBe('[a]({% link b.md %}) `{{% note %}}`')
})

describe('a shortcode of WordPress', () => {
  test.each([
    ['[gallery]', '`[gallery]`', ['gallery']],
    ['[gallery ids="1,2"]', '`[gallery ids="1,2"]`', ['gallery']],
    [String.raw`\[gallery link\_to="file"\]`, '`[gallery link_to="file"]`', ['gallery']],
    [
      '[caption id="a" width="9"][![A](https://a.example/a.png)](https://a.example) Text[/caption]',
      '`[caption id="a" width="9"]`[![A](https://a.example/a.png)](https://a.example) Text`[/caption]`',
      ['caption'],
    ],
    ['[embed]https://a.example[/embed]', '`[embed]`https://a.example`[/embed]`', ['embed']],
    ['Ask: [contact-form-7 id="3" title="x"]', 'Ask: `[contact-form-7 id="3" title="x"]`', ['contact-form-7']],
  ])('is shown as code, and named: %s', (body, expected, names) => {
    expect(mapped(body)).toEqual({
      text: expected,
      notes: names.map((name) => ({ line: 1, text: `shortcode ${name}` })),
    })
  })

  test.each(['A [gallery] of words', '[gallery][video]', '![video]', '[note] and [x=1]', '`[gallery]`', '- [x] done'])(
    'is none: %s',
    (body) => {
      expect(mapped(body)).toEqual({ text: body, notes: [] })
    },
  )
})
