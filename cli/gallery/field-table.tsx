import type { ReactNode } from 'react'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { fieldRows } from '../../renderer/outputs/field-rows.ts'

/** The fields of a schema as a table; those of a group follow it. */
export function FieldTable({ schema }: { readonly schema: JsonSchema }): ReactNode {
  const rows = fieldRows(schema)
  if (rows.length === 0) return <p>It has no fields.</p>
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            {['Field', 'Value', 'Needed', 'Meaning'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, depth, value, needed, meaning }, index) => (
            <tr key={index}>
              <th scope="row" className={`depth-${Math.min(depth, 4)}`}>
                <code>{name}</code>
              </th>
              <td>{words(value)}</td>
              <td>{words(needed)}</td>
              <td>{words(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Text with `code` in it. */
function words(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
