import type { ReactNode } from 'react'
import { formatPercent } from 'kartograf'
import type { Context } from '../../context.ts'
import { Track } from '../chart/Track.tsx'
import { ScreenLabel } from './ScreenLabel.tsx'
import type { Cell, ScreenData } from './schema.ts'

interface Props {
  readonly screen: ScreenData
  readonly context: Context
}

/** The rows of a screen. In narrow containers each has two lines, as has the row of names above them. */
export function ScreenTable({ screen: { heading, columns, rows }, context }: Props): ReactNode {
  return (
    <div className="screen-panel">
      <table>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            <tr key={place}>
              <th scope="row">{name !== undefined && <ScreenCell cell={name} context={context} />}</th>
              {columns.slice(1).map((column, at) => (
                <td key={column}>{cells[at] !== undefined && <ScreenCell cell={cells[at]} context={context} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ScreenCell({ cell, context }: { readonly cell: Cell; readonly context: Context }): ReactNode {
  if (typeof cell === 'string') return cell
  return (
    <>
      <CellText cell={cell} context={context} />
      {cell.more && <small>{cell.more}</small>}
    </>
  )
}

/** A bar with its figure, a label, or a text. */
function CellText({ cell: { text, state, share, from }, context }: CellProps): ReactNode {
  if (share !== undefined)
    return (
      <span className="screen-share">
        <Track parts={[{ from, to: from + share, kind: 'value' }]} />
        <span>{text ?? formatPercent(Math.round(share * 100), context.locale)}</span>
      </span>
    )
  return state && text ? <ScreenLabel state={state}>{text}</ScreenLabel> : text
}

interface CellProps {
  readonly cell: Exclude<Cell, string>
  readonly context: Context
}
