import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../i18n/locales.ts'
import { FieldTable } from './field-table.tsx'
import { GALLERY_STYLE, FRAMES } from './gallery-style.ts'
import type { Item } from './items.ts'

interface GalleryPage {
  readonly items: readonly Item[]
  /** The item to show; undefined on the start page. */
  readonly shown: Item | undefined
  readonly locales: readonly Locale[]
  readonly brand: string
}

/** A page of the gallery, as HTML. */
export function galleryPage(page: GalleryPage): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document {...page} />)}\n`
}

function Document({ items, shown, locales, brand }: GalleryPage): ReactNode {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>{`${shown ? shown.name : 'Gallery'} | ${brand}`}</title>
        <style dangerouslySetInnerHTML={{ __html: GALLERY_STYLE }} />
      </head>
      <body>
        <Contents items={items} shown={shown} brand={brand} />
        <main>{shown ? <Shown item={shown} locales={locales} /> : <Start items={items} />}</main>
        <script dangerouslySetInnerHTML={{ __html: FRAMES }} />
      </body>
    </html>
  )
}

function Contents({ items, shown, brand }: Pick<GalleryPage, 'items' | 'shown' | 'brand'>): ReactNode {
  return (
    <nav aria-label="Gallery">
      <a className="brand" href="/_gallery/">
        {brand}: gallery
      </a>
      {[...new Set(items.map(({ group }) => group))].map((group) => (
        <details key={group} open={shown === undefined || shown.group === group}>
          <summary>{group}</summary>
          <ul>
            {items
              .filter((item) => item.group === group)
              .map(({ name, path }) => (
                <li key={path}>
                  <a href={path} aria-current={path === shown?.path ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function Start({ items }: Pick<GalleryPage, 'items'>): ReactNode {
  return (
    <>
      <h1>Gallery</h1>
      <p>Everything that the theme defines, in all languages and tones, with the fields that editors fill in.</p>
      <dl>
        {items.map((item) => (
          <div key={item.path}>
            <dt>
              <a href={item.path}>{item.name}</a>
            </dt>
            <dd>{summaryOf(item)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The description of an item, or else the names of its fields. */
function summaryOf({ group, schema }: Item): string {
  const fields = Object.keys(schema?.properties ?? {}).filter((name) => name !== 'type')
  const listed = fields.length > 0 ? `Fields: ${fields.join(', ')}` : 'No fields'
  return schema ? (schema.description ?? listed) : group
}

interface ChoiceProps {
  readonly name: string
  readonly values: readonly string[]
  readonly chosen: string
  readonly isHidden?: boolean
}

function Choice({ name, values, chosen, isHidden = false }: ChoiceProps): ReactNode {
  return (
    <fieldset hidden={isHidden} id={name}>
      <legend>{name}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {value}
        </label>
      ))}
    </fieldset>
  )
}

function Shown({ item, locales }: { readonly item: Item; readonly locales: readonly Locale[] }): ReactNode {
  const { name, schema } = item
  return (
    <>
      <h1>{name}</h1>
      {schema?.description !== undefined && <p>{schema.description}</p>}
      <Choice name="width" values={['390', '820', '1440', 'full']} chosen="full" />
      <Choice name="colours" values={['light', 'dark', 'device']} chosen="device" isHidden />
      {locales.map((locale) => (
        <section key={locale}>
          <h2>
            <code>{locale}</code> <small>{item.origin(locale)}</small>
          </h2>
          {framesOf(item, locale).map(({ title, src }) => (
            <figure key={src}>
              <figcaption>
                {title} <a href={src}>alone</a>
              </figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this very server, whose height is measured. */}
              <iframe src={src} title={`${name}, ${locale}, ${title}`} loading="lazy" />
            </figure>
          ))}
        </section>
      ))}
      {schema && (
        <section>
          <h2>Fields</h2>
          <FieldTable schema={schema} />
        </section>
      )}
    </>
  )
}

function framesOf(item: Item, locale: Locale): { readonly title: string; readonly src: string }[] {
  if (!item.page)
    return item.variants(locale).map(({ name }, index) => ({ title: name, src: `${item.path}${locale}/${index}/` }))
  const path = item.page(locale)
  return path === undefined ? [] : [{ title: 'first page', src: path }]
}
