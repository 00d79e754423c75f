import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { IconError, type IconFault } from './icon-fault.ts'

/** The site's icon at one width; sizes in pixels. */
export interface IconPicture {
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

type Answer = { readonly pictures: readonly IconPicture[] } | { readonly fault: IconFault }

/** Limits of drawing. Ordinary icons take less than a second and 100 MB. */
const MOST_SECONDS = 20
const MOST_MEGABYTES = 512
/** How many times as high as wide an icon may be, and the reverse. The width of its pictures is given, so the height decides on their size. */
const MOST_STRETCHED = 4

/**
 * Draws an SVG at some widths in a process of its own. Filters, masks, patterns and embedded pictures of a few bytes may take hours or all
 * memory, or abort the process; nothing but the end of a process stops the renderer. Throws IconError if it cannot be drawn.
 */
export async function drawApart(
  svg: string,
  widths: readonly number[],
  seconds = MOST_SECONDS,
): Promise<readonly IconPicture[]> {
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-js')
  const child = spawn(process.execPath, ['--eval', DRAWING, renderer], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  try {
    const result = await answerOf(child, { svg, widths }, seconds)
    if ('fault' in result) throw new IconError(result.fault)
    return result.pictures
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf(child: ChildProcess, question: object, seconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    setTimeout(() => resolve({ fault: tooSlow(seconds) }), seconds * 1000).unref()
    child.on('message', (answer: Answer) => resolve(answer))
    child.on('error', reject)
    child.on('close', () => resolve({ fault: TOO_LARGE }))
    // A process that has ended already is reported by its end.
    child.send(question, () => undefined)
  })
}

/**
 * The code of the process, as text: it runs from the sources as well as from the compiled program. It watches its own memory, because the
 * renderer works in other threads, and ends with the process that started it.
 */
const DRAWING = `
const { Resvg, renderAsync } = require(process.argv[1])
const end = () => process.kill(process.pid, 'SIGKILL')
setInterval(() => { if (process.memoryUsage.rss() > ${MOST_MEGABYTES} * 1024 ** 2) end() }, 20)
process.on('disconnect', end)
process.once('message', ({ svg, widths }) => {
  answer(svg, widths)
    .catch((error) => ({ fault: { message: error.message, expected: 'an SVG that can be drawn' } }))
    .then((result) => process.send(result))
})
async function answer(svg, widths) {
  const font = { loadSystemFonts: false }
  const { width, height } = new Resvg(svg, { font })
  if (!(Math.max(width / height, height / width) <= ${MOST_STRETCHED})) return { fault: stretched(width, height) }
  const draw = (value) => renderAsync(svg, { fitTo: { mode: 'width', value }, font })
  const images = await Promise.all(widths.map(draw))
  return { pictures: images.map((image) => ({ width: image.width, height: image.height, png: image.asPng() })) }
}
function stretched(width, height) {
  return {
    message: 'the icon is ' + width + ' wide and ' + height + ' high',
    expected: 'a square, or at most ${MOST_STRETCHED} times as high as wide or as wide as high',
    hint: 'change \`viewBox\`, \`width\` and \`height\` of the <svg>',
  }
}
`

/** What makes drawing slow or large. */
const COSTLY = {
  expected: 'an SVG of simple shapes',
  hint: 'simplify filters, masks, patterns and markers, and embed no large pictures',
}

const TOO_LARGE: IconFault = {
  message: `drawing the icon takes more than ${MOST_MEGABYTES} MB of memory, or the renderer fails at it`,
  ...COSTLY,
}

function tooSlow(seconds: number): IconFault {
  return { message: `drawing the icon takes longer than ${seconds} s`, ...COSTLY }
}
