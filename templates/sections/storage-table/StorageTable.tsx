import type { ReactNode } from 'react'
import { CONSENT_KEY, FORM_KEY, LANGUAGE_COOKIE, RELOAD_KEY, labelIn, storedByServices } from 'kartograf'
import { ADBLOCK_KEY } from '../../components/adblock-notice/adblock-key.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import type { Context } from '../../context.ts'

/** Names under which this site stores data in the browser. */
const KEPT = [
  { name: LANGUAGE_COOKIE, key: 'language', place: 'cookie' },
  { name: RELOAD_KEY, key: 'reload', place: 'session' },
  { name: FORM_KEY, key: 'form', place: 'session' },
  { name: ADBLOCK_KEY, key: 'adblock', place: 'session' },
  { name: CONSENT_KEY, key: 'consent', place: 'local' },
] as const

const COLUMNS = ['purpose', 'place', 'duration', 'set'] as const

type Row = Readonly<Record<'name' | (typeof COLUMNS)[number], string>>

const schema = headed('What the site stores in the browser; the table is generated from code.', {})

function StorageTable({ context }: SectionOf<typeof schema>): ReactNode {
  const { t } = context

  const rows = [...ownRows(context), ...serviceRows(context)].map(cellsOf)
  return (
    <DataTable
      caption={t('storage.caption')}
      columns={[t('storage.name'), ...COLUMNS.map((column) => t(`storage.${column}`))]}
      groups={[{ rows }]}
    />
  )
}

function cellsOf(row: Row): readonly ReactNode[] {
  const name = (
    <code key="name" data-storage={row.name}>
      {row.name}
    </code>
  )
  return [name, ...COLUMNS.map((column) => row[column])]
}

/** Rows for data stored by the site itself, if the settings enable it. */
function ownRows({ t, settings: { scripts, services } }: Context): Row[] {
  const asks = Object.values(services).some(({ consent }) => consent)
  const unused = new Set([...(scripts.includes('adblock') ? [] : ['adblock']), ...(asks ? [] : ['consent'])])
  return KEPT.filter(({ key }) => !unused.has(key)).map(({ name, key, place }) => ({
    name,
    purpose: t(`storage.${key}.purpose`),
    place: t(`storage.place.${place}`),
    duration: t(`storage.duration.${place}`),
    set: t(`storage.${key}.set`),
  }))
}

/** Rows for data stored by services, according to the settings. */
function serviceRows({ t, locale, settings: { services } }: Context): Row[] {
  return storedByServices(services).map(({ name, purpose, place, duration, service }) => ({
    name,
    purpose: labelIn(purpose, locale),
    place: t(`storage.service.${place}`, { provider: service.provider }),
    duration: labelIn(duration, locale),
    set: service.consent
      ? t('storage.service.agreed', { service: labelIn(service.name, locale) })
      : t('storage.service.always'),
  }))
}

export const storageTable = framedSection('storage-table', schema, StorageTable, { block: false })
