import type { ReactNode } from 'react'
import { type Markdown, inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import type { TableRows } from '../../components/table/TableBody.tsx'
import { vat, VatNote } from '../../components/prices/VatNote.tsx'
import { optionsOf } from '../../components/lists/options-of.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const cells = z.array(z.union([z.boolean(), inline()])).min(1)
const row = z.strictObject({
  label: text().describe('What is compared.'),
  cells: cells.describe('One cell per column; `true` and `false` are shown as yes and no.'),
  group: text().optional().describe('Heading above this and the following rows.'),
})

const schema = headed('Options side by side, row by row.', {
  caption: text().describe('Description of the comparison for screen readers.'),
  criterion: text().optional().describe('Name of the first column, if “Criterion” does not fit.'),
  columns: z.array(text()).min(2).describe('The options.'),
  open: z.int().positive().default(1).describe('The option that phones show open, counted from 1.'),
  rows: z.array(row).min(1).describe('The rows.'),
  price: z
    .strictObject({
      label: text().optional().describe('Row header, if “Price” does not fit.'),
      cells: cells.describe('One price for each column.'),
      vat,
    })
    .optional()
    .describe('The last row; the note about VAT is added.'),
  note: inline().optional().describe('Source and date of the figures.'),
})

type Section = SectionOf<typeof schema>['section']
type Row = Pick<Section['rows'][number], 'label' | 'cells'>

function Compare({ section, context }: SectionOf<typeof schema>): ReactNode {
  const groups = groupsOf(section, context)
  return (
    <DataTable
      className="compare-table"
      caption={section.caption}
      columns={[section.criterion ?? context.t('compare.criterion'), ...section.columns]}
      groups={groups}
      options={optionsOf(section.columns, groups, section.open - 1)}
      note={noteOf(section, context)}
    />
  )
}

function noteOf({ note, price }: Section, context: Context): ReactNode {
  if (!note && !price?.vat) return undefined
  return (
    <>
      {note && <p>{context.markdown(note)}</p>}
      {price?.vat && <VatNote context={context} />}
    </>
  )
}

/** Rows by group; the price comes last, in a separate group. */
function groupsOf({ rows, price }: Section, context: Context): TableRows[] {
  const groups: { heading?: string | undefined; strong?: boolean; rows: ReactNode[][] }[] = []
  for (const entry of rows) {
    if (entry.group || groups.length === 0) groups.push({ heading: entry.group, rows: [] })
    groups.at(-1)?.rows.push(cellsOf(entry, context))
  }
  if (price) {
    const label = price.label ?? context.t('compare.price')
    groups.push({ strong: true, rows: [cellsOf({ label, cells: price.cells }, context)] })
  }
  return groups
}

function cellsOf({ label, cells: values }: Row, context: Context): ReactNode[] {
  return [label, ...values.map((value, place) => <Cell key={place} value={value} context={context} />)]
}

function Cell({ value, context }: { readonly value: boolean | Markdown; readonly context: Context }): ReactNode {
  if (typeof value === 'object') return context.markdown(value)
  return (
    <span className="compare-mark" data-value={value ? 'yes' : 'no'}>
      <Icon name={value ? 'check' : 'minus'} size={20} />
      <span className="visually-hidden">{context.t(value ? 'compare.yes' : 'compare.no')}</span>
    </span>
  )
}

export const compare = framedSection('compare', schema, Compare, { block: false })
