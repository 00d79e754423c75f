// From the press of a choice to the list in place, on the blog of the site of this folder with a thousand posts behind it, and
// beside it the time that a frame has.
import { fileURLToPath } from 'node:url'
import { inBrowser, readOutput, summary } from './browser.mjs'

const POSTS = 1000
const ROUNDS = 60
/** A sixtieth of a second. */
const FRAME_MS = 16.7

export function benchFilter() {
  return inBrowser(async (page) => {
    await page.route('**/_posts.json', (route) => route.fulfill({ json: manyPosts() }))
    await page.goto('/de/blog/')
    // The filter starts when a pointer comes near, and then asks for the posts.
    const loaded = page.waitForResponse('**/_posts.json')
    await page.locator('.filter .chip').first().dispatchEvent('pointerover')
    await page.locator('.chip[role=button]').first().waitFor()
    await page.hover('.filter legend')
    await (await loaded).finished()
    await page.waitForTimeout(200)
    const { placed, painted, longTasks } = await page.evaluate(pressChoices, ROUNDS)
    return {
      posts: `${POSTS}, ${ROUNDS} presses`,
      'press → list in place': summary(placed),
      'press → painted (waits for the next frame)': summary(painted),
      'budget of a frame': `${FRAME_MS} ms, kept by ${placed.filter((ms) => ms <= FRAME_MS).length} of ${placed.length}`,
      'tasks longer than 50 ms': longTasks,
    }
  })
}

/** The site's own posts over and over, each with topics, tags and authors of its own mixture. */
function manyPosts() {
  const posts = JSON.parse(readOutput('de/blog/_posts.json'))
  const pick = (group, index) => posts[(index * 7 + group.length * index) % posts.length].terms[group]
  return Array.from({ length: POSTS }, (_, index) => ({
    ...posts[index % posts.length],
    key: `post-${index}`,
    title: `${posts[index % posts.length].title} ${index}`,
    terms: { topic: pick('topic', index), tag: pick('tag', index), author: pick('author', index) },
  }))
}

/** Runs in the page: presses one choice after the other, in and out. */
async function pressChoices(rounds) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  let longTasks = 0
  new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' })
  const placed = []
  const painted = []
  for (let round = 0; round < rounds; round += 1) {
    const chips = [...document.querySelectorAll('.chip[role=button]')]
    const chip = chips[(round * 5) % chips.length]
    const list = document.querySelector('.post-list')
    const start = performance.now()
    const changed = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve(performance.now() - start)
      }).observe(list, { childList: true, subtree: true, attributes: true, characterData: true })
    })
    chip.click()
    placed.push(await changed)
    await frame()
    painted.push(performance.now() - start)
    await frame()
  }
  return { placed, painted, longTasks }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await benchFilter(), null, 2))
