import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { factText } from '../../renderer/content/facts/facts.ts'
import { factNames } from '../../renderer/content/facts/fill-facts.ts'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { archive, fillWords } from '../../renderer/definitions/collections/archive-words.ts'
import { CONTENT, facts, filledIn, taxonomy, type Text, texts } from '../support/samples/content-texts.ts'
import type { SiteLocale as Locale } from '../support/run/locales.ts'

const filled = (text: Text, field: string): string => {
  const value = text.data[field]
  return filledIn(typeof value === 'string' ? value : '', text.locale)
}

/** The files of each locale whose value of a field is that of another file. */
function repeated(field: (text: Text) => string): string[] {
  const owners = new Map<string, string>()
  return texts.flatMap((text) => {
    const key = `${text.locale} ${field(text)}`
    const owner = owners.get(key)
    owners.set(key, text.file)
    return owner === undefined ? [] : [`${owner} and ${text.file}: ${field(text)}`]
  })
}

describe('titles and descriptions', () => {
  test('no title and no description is on two pages of a language', () => {
    expect(repeated((text) => filled(text, 'title'))).toEqual([])
    expect(repeated((text) => filled(text, 'description'))).toEqual([])
  })

  test('a title has at most 55 characters before the brand', () => {
    expect(texts.filter((text) => filled(text, 'title').length > 55).map(({ file }) => file)).toEqual([])
  })

  test('a description has 120 to 155 characters', () => {
    const wrong = texts.filter(
      (text) => filled(text, 'description').length < 115 || filled(text, 'description').length > 160,
    )
    expect(wrong.map((text) => `${text.file} ${filled(text, 'description').length}`)).toEqual([])
  })

  test('the words of an archive fit as well, whatever the topic or tag', () => {
    const words = archiveTexts()
    expect(words.length).toBeGreaterThan(30)
    const wrong = words.flatMap(({ file, title, description }) =>
      title.length <= 55 && description.length >= 115 && description.length <= 160
        ? []
        : [`${file}: ${title} (${title.length}), ${description} (${description.length})`],
    )
    expect(wrong).toEqual([])
  })

  test('no h1 is on two pages of a language', () => {
    expect(repeated((text) => headingOf(text) || text.file)).toEqual([])
  })
})

/** Title and description of each page that could follow from an archive: of every term, and of a second page of each. */
function archiveTexts(): { file: string; title: string; description: string }[] {
  const schema = archive()
  return texts.flatMap(({ file, data, locale }) => {
    const parsed = schema.safeParse(data['archive'])
    if (!parsed.success) return []
    const list = typeof data['label'] === 'string' ? data['label'] : ''
    const numbers = { page: 2, pages: 12, first: 8, last: 14, count: 84 }
    const fill = (words: { title: string; description: string }, term: string) => ({
      file,
      title: fillWords(words.title, { ...numbers, term, name: term }),
      description: fillWords(words.description, { ...numbers, term, name: term }),
    })
    return [
      fill(parsed.data.page, list),
      ...Object.entries(parsed.data.terms).flatMap(([kind, own]) => {
        const words = [parsed.data.page, own]
        const names = Object.values(taxonomy[kind] ?? {}).map((name) => name[locale] ?? '')
        return names.flatMap((term) => words.map((one) => fill(one, term)))
      }),
    ]
  })
}

function headingOf({ data }: Text): string {
  const [first] = Array.isArray(data['sections']) ? (data['sections'] as unknown[]) : []
  return isRecord(first) && typeof first['heading'] === 'string' ? first['heading'] : ''
}

describe('the texts', () => {
  test('no sentence of more than eight words is on two pages of a language', () => {
    const owners = new Map<string, string>()
    const twice = texts.flatMap(({ file, locale, key, collection, sentences }) =>
      sentences.flatMap((sentence) => {
        if (sentence.split(' ').length <= 8) return []
        const id = `${locale} ${sentence}`
        const page = `${collection}/${key}`
        const owner = owners.get(id) ?? page
        owners.set(id, owner)
        return owner === page ? [] : [`${owner} and ${file}: ${sentence}`]
      }),
    )
    expect(twice).toEqual([])
  })

  const STOP_WORDS: Record<Locale, readonly string[]> = {
    de: [
      'der',
      'die',
      'das',
      'und',
      'ist',
      'nicht',
      'mit',
      'für',
      'ein',
      'eine',
      'Sie',
      'wir',
      'auf',
      'den',
      'von',
      'im',
    ],
    en: ['the', 'and', 'is', 'not', 'with', 'for', 'a', 'an', 'you', 'we', 'of', 'to', 'in', 'on', 'that', 'it'],
    es: ['el', 'la', 'los', 'las', 'y', 'es', 'no', 'con', 'para', 'un', 'una', 'de', 'que', 'en', 'del', 'por'],
  }

  test('each text is in the language of its file', () => {
    const wrong = texts.filter(({ sentences, locale }) => languageOf(sentences.join(' ')) !== locale)
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  function languageOf(text: string): string {
    const words = text.split(/[^\p{L}]+/u)
    const scores = Object.entries(STOP_WORDS).map(([locale, list]) => ({
      locale,
      score: words.filter((word) => list.includes(word)).length,
    }))
    return scores.toSorted((a, b) => b.score - a.score)[0]?.locale ?? ''
  }

  const BANNED: Record<Locale, RegExp> = {
    de: /ganzheitlich|\binnovativ|maßgeschneidert|nahtlos|rundum-sorglos|next level/i,
    en: /seamless|cutting-edge|\bempower|\bunlock(s|ed|ing)? (the|your|new|growth|value|potential)|\bjourney/i,
    es: /soluciones integrales|líder (del|en el) (mercado|sector)|potenciar|solución a medida/i,
  }

  test('banned words are absent', () => {
    const found = texts.flatMap(({ file, locale, sentences }) =>
      sentences.filter((sentence) => BANNED[locale].test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })

  test('they contain no character that the font lacks: arrows and ticks are icons', () => {
    const found = texts.flatMap(({ file, sentences }) =>
      sentences.filter((sentence) => /[→←↑↓↗✓✔✗☑►]/.test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })

  test('Spanish says usted and German says Sie', () => {
    const informal: Record<Locale, RegExp> = {
      de: /(?<!\p{L})(du|dein|deine|deinen|dich|dir|euch|euer)(?!\p{L})/u,
      en: /^$/,
      es: /(?<!\p{L})(tú|vosotros|vuestr[oa]s?|tienes|puedes|necesitas|quieres)(?!\p{L})/u,
    }
    const found = texts.flatMap(({ file, locale, sentences }) =>
      sentences.filter((sentence) => informal[locale].test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })
})

describe('facts', () => {
  test('a figure of the fact base is referred to and not retyped', () => {
    const distinctive = factNames(facts).filter((name) => /^(facts|offers)\./.test(name))
    const retyped = texts.flatMap((text) => {
      const source = readFileSync(path.join(CONTENT, text.file), 'utf8')
      return distinctive.flatMap((name) => {
        const value = factText(facts, name, text.locale) ?? ''
        return isDistinctive(value) && standsAlone(value.replaceAll(/[\u202F\u00A0]/g, ' '), source)
          ? [`${text.file}: ${value} is {{${name}}}`]
          : []
      })
    })
    expect(retyped).toEqual([])
  })
})

/** Whether a figure is so particular that it can only mean the fact: three digits that are not zeros at its end. */
function isDistinctive(value: string): boolean {
  return /\d[.,]\d{3}/.test(value) && value.replaceAll(/\D/g, '').replace(/0+$/, '').length >= 3
}

function standsAlone(value: string, source: string): boolean {
  const at = source.indexOf(value)
  return at >= 0 && !/[\d.,]/.test(source[at - 1] ?? '') && !/[\d]/.test(source[at + value.length] ?? '')
}
