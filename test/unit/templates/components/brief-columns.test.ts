import { expect, test } from 'vitest'
import { briefColumns } from '../../../../templates/components/table/brief-columns.ts'

const LONG = 'Procesos de proyecto y operación'

test('columns of dates and names stay on one line, those of texts do not', () => {
  const rows = [
    ['ISO 9001', LONG, '14 de marzo de 2028', '[Renzo Zumbühl](/authors/renzo-zumbuehl)'],
    ['ISO/IEC 27001', LONG, '**2029**', 'Leopold Prückl'],
  ]
  expect([...briefColumns(['Certificado', 'Alcance', 'Vigencia', 'Responsable'], rows)]).toEqual([0, 2, 3])
})

test('no column does if all together would not fit', () => {
  const columns = ['A', 'B', 'C', 'D', 'E']
  expect([...briefColumns(columns, [columns.map(() => '14 de marzo de 2028')])]).toEqual([])
})

test('figures stay with their units in a table that has no room for all brief columns', () => {
  const columns = ['Gate', 'Question', 'What it shows', 'Decision', 'Effort', 'Projects']
  const rows = [['Gate 1', LONG, LONG, 'goes on to the next one', '14 person-days', '31 of 114']]
  expect([...briefColumns(columns, rows)]).toEqual([4, 5])
})
