// Builds of a site whose pages show photographs: with nothing in the cache, with the pictures in the cache, with nothing changed but a
// text, and with one picture changed. Each in a new process.
//   node test/bench/pictures.mjs [--pictures 60] [--folder DIR]
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  readdirSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const TIME = '/usr/bin/time'
/** Of a photograph; 12 megapixels, as a telephone makes. */
const SIZE = { width: 4000, height: 3000 }

export async function benchPictures(count) {
  // The fixture's templates import those of the project, so its copy lies as deep.
  mkdirSync(path.join(PROJECT, '.cache'), { recursive: true })
  const root = mkdtempSync(path.join(PROJECT, '.cache', 'bench-pictures-'))
  try {
    for (const folder of ['content', 'i18n', 'templates'])
      cpSync(path.join(PROJECT, 'test', 'site', folder), path.join(root, folder), { recursive: true })
    for (let at = 0; at < count; at += 1) await addPage(root, at)
    const cold = generate(root)
    rmSync(path.join(root, 'output'), { recursive: true })
    const cached = generate(root)
    const page = path.join(root, 'content', 'pages', 'photo-0', 'en.md')
    writeFileSync(page, readFileSync(page, 'utf8').replace('A photograph', 'One photograph'))
    const edited = generate(root)
    await writePhoto(path.join(root, 'content', 'pages', 'photo-0', 'photo.jpg'), count)
    const changed = generate(root)
    const folder = path.join(root, 'output', 'assets', 'pictures')
    const files = readdirSync(folder)
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
    return {
      photographs: `${count} of ${SIZE.width} × ${SIZE.height} pixels, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
      'nothing in the cache': cold,
      'no output, pictures in the cache': cached,
      'a text edited': edited,
      'a picture changed': changed,
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function addPage(root, at) {
  const folder = path.join(root, 'content', 'pages', `photo-${at}`)
  mkdirSync(folder, { recursive: true })
  await writePhoto(path.join(folder, 'photo.jpg'), at)
  const front = `---\ntitle: Photo ${at}\ndescription: A page with a photograph, number ${at} of the benchmark.\nuntranslated: { de: none, es: none }\n---\n`
  writeFileSync(path.join(folder, 'en.md'), `${front}\n![A photograph](./photo.jpg)\n`)
}

/** Light, shapes and the grain of a camera, different for each number. */
async function writePhoto(file, number) {
  const { width, height } = SIZE
  const hue = (number * 47) % 360
  const hills = Array.from({ length: 9 }, (_, at) => {
    const y = height * (0.25 + at * 0.08)
    return `<path d="M0 ${y}Q${width * ((at * 0.31 + number * 0.13) % 1)} ${y - 400} ${width} ${y + 90}V${height}H0Z" fill="hsl(${hue + at * 9} 45% ${70 - at * 6}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 88%)"/>${hills.join('')}</svg>`
  const grain = await sharp({
    create: {
      width: width / 4,
      height: height / 4,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()
  await sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toFile(file)
}

function generate(root) {
  const report = path.join(root, '.time')
  const command = [process.execPath, path.join(PROJECT, 'cli', 'bin.mjs'), 'generate', '--root', root]
  const timed = existsSync(TIME) ? [TIME, '-f', '%U %S %M', '-o', report, ...command] : command
  const start = performance.now()
  const { status, stderr } = spawnSync(timed[0], timed.slice(1), { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const wall = ((performance.now() - start) / 1000).toFixed(1)
  if (!existsSync(report)) return `${wall} s`
  const [user = NaN, system = NaN, kilobytes = NaN] = readFileSync(report, 'utf8').trim().split(/\s+/).map(Number)
  return `${wall} s, ${(user + system).toFixed(1)} s of CPU time, at most ${Math.round(kilobytes / 1024)} MB`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { pictures: { type: 'string', default: '60' } }, strict: false })
  for (const [name, figure] of Object.entries(await benchPictures(Number(values.pictures))))
    process.stdout.write(`  ${name}: ${figure}\n`)
}
