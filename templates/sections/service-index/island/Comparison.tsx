import type { ReactNode, RefObject } from 'react'
import { type Columns, ServiceName } from './ServiceTable.tsx'
import { type Service, priceText } from './service.ts'

export interface ComparisonTexts {
  /** The heading, with `{first}` and `{second}`. */
  readonly heading: string
  readonly criterion: string
  readonly included: string
  readonly conditions: string
  readonly response: string
  /** Shown if a service does not state something that the other one does. */
  readonly missing: string
}

interface Props {
  readonly pair: readonly [Service, Service]
  readonly columns: Columns
  readonly texts: ComparisonTexts
  /** Gets the focus when the visitor opens the comparison. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Two services side by side, without rows that are empty for both. */
export function Comparison({ pair, columns, texts, heading }: Props): ReactNode {
  return (
    <div className="data-table comparison">
      <table>
        <caption>
          <h3 ref={heading} tabIndex={-1}>
            {namesIn(texts.heading, pair)}
          </h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.criterion}</span>
            </th>
            {pair.map(({ key, name, link, pillar }) => (
              <th key={key} scope="col" data-pillar={pillar}>
                <ServiceName name={name} link={link} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(pair, columns, texts).map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={pair[place]?.key}>{contentOf(cell, texts.missing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Replaces `{first}` and `{second}` in a text with the names of the pair. */
export function namesIn(text: string, [first, second]: readonly Service[]): string {
  return text.replace('{first}', first?.name ?? '').replace('{second}', second?.name ?? '')
}

interface ComparisonRow {
  readonly label: string
  readonly cells: readonly (readonly string[])[]
}

/** Rows of the comparison. Each cell is a list of texts, empty if the service states nothing. */
export function rowsOf(pair: readonly Service[], columns: Columns, texts: ComparisonTexts): readonly ComparisonRow[] {
  const row = (label: string, valuesOf: (service: Service) => readonly string[]): ComparisonRow => ({
    label,
    cells: pair.map(valuesOf),
  })
  const one = (value: string): readonly string[] => (value ? [value] : [])
  return [
    row(columns.price, ({ price }) => price.map(priceText)),
    row(columns.model, ({ model }) => one(model)),
    row(columns.duration, ({ duration }) => one(duration)),
    row(columns.audience, ({ audience }) => one(audience)),
    row(texts.included, ({ included }) => included),
    row(texts.conditions, ({ conditions }) => conditions),
    row(texts.response, ({ response }) => one(response)),
  ].filter(({ cells }) => cells.some((cell) => cell.length > 0))
}

function contentOf(texts: readonly string[], missing: string): ReactNode {
  if (texts.length === 0) return <span className="note">{missing}</span>
  if (texts.length === 1) return texts[0]
  return (
    <div className="prose">
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
