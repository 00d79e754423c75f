// `npm run screens [name …]`: renders the pictures of reports and plans of the company's site as PNG into `content/`, in each language that
// they have words in.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../cli/setup.mjs'
import { FLAGS } from '../bench/browser.mjs'
import { PLANS } from './plans.mjs'
import { SCREENS } from './screens.mjs'

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../content')

/**
 * Each screen is drawn as a wide window, and anew for phones. The widths are about those at which pages show them, so that a text of 16 px,
 * the smallest in `kit.mjs`, has at least 14 px there.
 */
const WINDOWS = [
  { ending: '', width: 720, scale: 2 },
  { ending: '.narrow', width: 360, scale: 2 },
]

const wanted = process.argv.slice(2)
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name)
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
try {
  for (const screen of SCREENS.filter(isWanted))
    for (const [lang, words] of Object.entries(screen.words))
      for (const { ending, ...size } of WINDOWS)
        await save(await shot(screen.draw(words, lang), size), `${screen.folder}/${screen.name}.${lang}${ending}.png`)
} finally {
  await browser.close()
}
for (const { name, folder, svg, width } of PLANS.filter(isWanted))
  await save(
    await sharp(Buffer.from(svg), { density: 144 }).resize(width).flatten().png().toBuffer(),
    `${folder}/${name}.png`,
  )

/** As high as its content. */
async function shot(html, { width, scale }) {
  const page = await browser.newPage({ viewport: { width, height: 100 }, deviceScaleFactor: scale })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  if (needed > width) throw new Error(`A screen needs ${needed} px, and its window has ${width}`)
  const png = await page.screenshot({ fullPage: true })
  await page.close()
  return png
}

/** Few colours, so a palette loses nothing that can be seen. */
async function save(png, file) {
  const target = path.join(CONTENT, file)
  mkdirSync(path.dirname(target), { recursive: true })
  const small = await sharp(png).png({ palette: true, quality: 95, effort: 8, dither: 0.4 }).toBuffer()
  writeFileSync(target, small)
  process.stdout.write(`${file} ${(small.length / 1000).toFixed(0)} kB\n`)
}
