import { type Resolved, inline, text, z } from 'kartograf'
import { figure } from '../section/section.tsx'

const state = z.enum(['done', 'current', 'waiting', 'stopped', 'past'])
const share = () => z.number().min(0).max(1)

const cell = z
  .strictObject({
    text: text().optional().describe('Its text; that of a bar is its percentage by default.'),
    more: text().optional().describe('A second line.'),
    state: state.optional().describe('Shows the text as a label in the colour of this state.'),
    share: share().optional().describe('Shows a bar of this length in front of the text; 1 is a full one.'),
    from: share().default(0).describe('Where the bar begins, if not at 0.'),
  })
  .refine(({ text: words, share: length }) => words !== undefined || length !== undefined, {
    error: 'needs a `text` or a `share`',
  })

const foot = z.strictObject({
  heading: text().describe('What it shows.'),
  share: share().optional().describe('Length of a bar; 1 is a full one.'),
  joints: z.array(share()).default([]).describe('Where one part of the bar ends and the next begins.'),
  labels: z.array(text()).min(2).describe('Texts below, from the beginning to the end.'),
})

/** Field of sections: what a screen of a tool says. */
export const screen = () =>
  z
    .strictObject({
      name: text().describe('The tool.'),
      context: text().optional().describe('Where in it, or when: `Test, day 12 of 30`.'),
      code: text().optional().describe('A short text at the end of the bar on top.'),
      heading: text().describe('The title of the screen.'),
      text: inline().optional().describe('A line below it.'),
      state: z
        .strictObject({ label: text().describe('Its name.'), state: state.default('done').describe('Its colour.') })
        .optional()
        .describe('The state of the whole.'),
      facts: z.array(figure()).min(2).max(4).optional().describe('Figures in one row.'),
      listing: z.string().optional().describe('Lines of code, as they are.'),
      columns: z.array(text()).min(2).max(4).describe('Names of the columns.'),
      rows: z
        .array(z.array(z.union([text(), cell])).min(1))
        .min(1)
        .describe(
          'Rows of cells, each a text or fields. The first cell names the row; on phones the last one is beside it, and the others are below. Empty cells at the end are left out.',
        ),
      foot: foot.optional().describe('A strip below the table.'),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length <= columns.length), {
      path: ['rows'],
      error: 'must have no more cells than there are columns',
    })

export type ScreenData = Resolved<z.infer<ReturnType<typeof screen>>>
export type ScreenState = z.infer<typeof state>
export type Cell = ScreenData['rows'][number][number]
