import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { collectionName, defineCollection, frontMatter, image, picture } from 'kartograf'
import { entryText } from '../../../../cli/write/entry-text.ts'
import { namesPicture, placeholderPicture, placeholders } from '../../../../cli/write/placeholders.ts'
import { collectionsOf } from '../../../../renderer/definitions/collections/collections.ts'

const nothing = { defaultLocale: 'de', today: '2026-11-20', timeZone: 'Europe/Berlin', entryOf: () => undefined }

/** A new entry of a collection with these fields. */
function textWith(fields: Parameters<typeof frontMatter>[0]): string {
  const team = defineCollection(collectionName('team'), {
    singular: 'person',
    schema: frontMatter(fields),
    card: (entry, scope) => scope.base(entry),
    view: () => ({}),
    Page: () => null,
  })
  const model = collectionsOf([team]).get('team') ?? team
  const chooser = () => placeholders(nothing)
  return entryText(model, { title: 'Ada', fields: {}, chooser, termOf: () => undefined })
}

test('a picture that an entry has to have is the placeholder, with words if a page shows it', () => {
  const text = textWith({ photo: picture(), logo: image() })
  expect(text).toContain('\nphoto:\n  src: ./todo.png\n  alt: TODO\n')
  expect(text).toContain('\nlogo: ./todo.png\n')
  expect(namesPicture(text)).toBe(true)
})

test('an optional picture is an example in a comment, which needs no file', () => {
  const text = textWith({ logo: image().optional() })
  expect(text).toContain('\n#logo: ./picture.jpg\n')
  expect(namesPicture(text)).toBe(false)
})

test('the placeholder picture is a small PNG in a usual size, which can be decoded to its end', async () => {
  const bytes = placeholderPicture()
  expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 900 })
  expect(bytes.length).toBeLessThan(2000)
  const { channels } = await sharp(bytes, { failOn: 'warning' }).stats()
  expect(channels[0]).toMatchObject({ min: 0xc4, max: 0xc4 })
})
