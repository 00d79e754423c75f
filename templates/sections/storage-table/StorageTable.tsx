import type { ReactNode } from 'react'
import { FORM_KEY, LANGUAGE_COOKIE, RELOAD_KEY } from 'kartograf'
import { ADBLOCK_KEY } from '../../components/adblock-notice/adblock-key.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

/** Items that this site stores in the browser, by their names in code. */
const KEPT = [
  { name: LANGUAGE_COOKIE, key: 'language', place: 'cookie' },
  { name: RELOAD_KEY, key: 'reload', place: 'session' },
  { name: FORM_KEY, key: 'form', place: 'session' },
  { name: ADBLOCK_KEY, key: 'adblock', place: 'session' },
] as const

const COLUMNS = ['purpose', 'place', 'duration', 'set'] as const

const schema = headed('What the site stores in the browser; the table is generated from code.', {})

function StorageTable({ context }: SectionOf<typeof schema>): ReactNode {
  const kept = KEPT.filter(({ key }) => key !== 'adblock' || context.settings.scripts.includes('adblock'))

  return (
    <div className="data-table records">
      <div className="data-table-scroll" role="group" aria-label={context.t('storage.caption')} tabIndex={0}>
        <table>
          <caption>{context.t('storage.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{context.t('storage.name')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {context.t(`storage.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kept.map((item) => (
              <tr key={item.name}>
                <th scope="row">
                  <code data-storage={item.name}>{item.name}</code>
                </th>
                <td data-label={context.t('storage.purpose')}>
                  <div>{context.t(`storage.${item.key}.purpose`)}</div>
                </td>
                <td data-label={context.t('storage.place')}>
                  <div>{context.t(`storage.place.${item.place}`)}</div>
                </td>
                <td data-label={context.t('storage.duration')}>
                  <div>{context.t(`storage.duration.${item.place}`)}</div>
                </td>
                <td data-label={context.t('storage.set')}>
                  <div>{context.t(`storage.${item.key}.set`)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

export const storageTable = framedSection('storage-table', schema, StorageTable, { block: false })
