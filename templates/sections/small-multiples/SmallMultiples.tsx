import type { ReactNode } from 'react'
import { formatNumber, inline, keepUnits, text, z } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Several courses beside each other on one scale, each with its first and last figure.', {
  caption: text().describe('What the lines show, with unit and dates.'),
  columns: z.array(text()).min(3).describe('Names of the points in time.'),
  rows: z
    .array(
      z.strictObject({
        label: text().describe('Whose course it is.'),
        values: z.array(z.number().nonnegative()).min(3).describe('A figure for each point in time.'),
      }),
    )
    .min(2)
    .describe('The courses.'),
  source: inline().describe('Source and date of the figures.'),
})

type Props = SectionOf<typeof schema>

function SmallMultiples({ section, context }: Props): ReactNode {
  const most = Math.max(...section.rows.flatMap(({ values }) => values), Number.MIN_VALUE)
  const figure = (value = 0): string => formatNumber(value, context.locale)
  return (
    <>
      <ul className="chart-multiples" aria-hidden="true">
        {section.rows.map(({ label, values }) => (
          <li key={label}>
            <b>{label}</b>
            <Line values={values} most={most} />
            <span className="note">
              {section.columns[0]} {figure(values[0])} · {section.columns.at(-1)} {figure(values.at(-1))}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{keepUnits(section.caption)}</summary>
        <CourseTable section={section} context={context} />
      </details>
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

/** All figures, of which the lines show only the ends. */
function CourseTable({ section, context }: Pick<Props, 'section' | 'context'>): ReactNode {
  return (
    <div className="data-table">
      <div className="data-table-scroll" role="group" aria-label={section.caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{context.t('chart.row')}</th>
              {section.columns.map((column) => (
                <th key={column} scope="col" className="align-right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td key={place} className="align-right">
                    {formatNumber(value, context.locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** A series as a line over the full width; the text below contains its ends. */
function Line({ values, most }: { readonly values: readonly number[]; readonly most: number }): ReactNode {
  const points = values.map(
    (value, place) => `${(place / (values.length - 1)) * 100},${(58 - (value / most) * 54).toFixed(1)}`,
  )
  return (
    <svg className="chart-course" viewBox="0 0 100 60" preserveAspectRatio="none">
      <polyline className="chart-line" points={points.join(' ')} />
    </svg>
  )
}

export const smallMultiples = framedSection('small-multiples', schema, SmallMultiples)
