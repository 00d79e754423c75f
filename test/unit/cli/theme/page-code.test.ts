import { utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findingsIn } from '../../../../cli/theme/page-code/findings.ts'
import { pageCode } from '../../../../cli/theme/page-code/page-code.ts'
import { suspectsOf } from '../../../../cli/theme/page-code/suspects.ts'
import { settingsOf } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const SETTINGS = settingsOf({
  baseUrl: 'https://www.own.example',
  services: {
    films: {
      kind: 'frame',
      name: 'Films',
      provider: 'Player',
      purpose: 'Films',
      privacy: 'https://player.example',
      hosts: ['https://films.example'],
    },
  },
})

const lookingIn = (root: string, compiler: { readonly findingsIn: typeof findingsIn }) => ({
  workspace: { root, out: path.join(root, 'output'), cache: path.join(root, '.cache') },
  tool: 'one',
  settings: SETTINGS,
  compiler,
})

/** Code, line, column and subject of the issues of a module. */
async function issuesOf(code: string, { isInBrowser = false, name = 'templates/a.tsx' } = {}): Promise<string[]> {
  const root = temporaryFolder()
  writeFiles(root, { [name]: code })
  const file = path.join(root, name)
  const modules = isInBrowser ? [file] : []
  const issues = await pageCode(suspectsOf([file], root), { modules }, lookingIn(root, { findingsIn }))
  return issues.map(({ line, column, code: found, message }) => `${line}:${column} ${found} ${subjectOf(message)}`)
}

function subjectOf(message: string): string {
  return /<\w+> in <\w+>|https?:[^\s:]+|`[^`]*`(?: (?:in the HTML )?of <[^>]*>)?|<\w*>/.exec(message)?.[0] ?? ''
}

const HOOKS = "import React, { lazy as later, useEffect, useState as state } from 'react'\n"

test.each([
  ['const a = <p style={{ color: tone }} />', ['1:14 inline-style `style` of <p>']],
  ['const ä = "😀" && <my-card style={look} />', ['1:28 inline-style `style` of <my-card>']],
  ['const a = <svg><style>{sheet}</style></svg>', ['1:16 inline-style <style>']],
  ['const a = <script>{code}</script>', ['1:11 inline-script <script>']],
  ['const a = <script type="module" dangerouslySetInnerHTML={html} />', ['1:11 inline-script <script>']],
  ['const a = <img alt="" onLoad={show} />', ['1:23 not-interactive `onLoad` of <img>']],
  ['const a = <p onclick="show()" />', ['1:14 inline-script `onclick` of <p>']],
  ['const a = <img src="/a.svg" />', ['1:11 missing-alt <img>']],
  [
    'const a = <p dangerouslySetInnerHTML={{ __html: \'<b onclick="f()" style="color:red">a</b>\' }} />',
    ['1:67 inline-style `style` in the HTML of <p>', '1:53 inline-script `onclick` in the HTML of <p>'],
  ],
  ["const a = <p dangerouslySetInnerHTML={{ __html: '<script>f()</script>' }} />", ['1:50 inline-script <script>']],
  ['const a = <p>a <div>b</div></p>', ['1:16 invalid-nesting <div> in <p>']],
  ['const a = <p><b>{is && <ul />}</b></p>', ['1:24 invalid-nesting <ul> in <p>']],
  ['const a = <p>{list.map((one) => { return <h2>{one}</h2> })}</p>', ['1:42 invalid-nesting <h2> in <p>']],
  ['const a = <a href="/"><b><a href="/b">b</a></b></a>', ['1:26 invalid-nesting <a> in <a>']],
  ['const a = <p hidden="false" />', ['1:22 misread-boolean `hidden="false"` of <p>']],
  ["const a = <input disabled={'false'} />", ['1:29 misread-boolean `disabled="false"` of <input>']],
  ['const a = <a href="javascript:void(0)">b</a>', ['1:20 inline-script `href` of <a>']],
  ['const a = <title>b</title>', ['1:11 doubled-head `<title>`']],
  ['const a = <meta name="robots" content="noindex" />', ['1:11 doubled-head `<meta name="robots">`']],
  ['const a = <link rel="canonical" href={b} />', ['1:11 doubled-head `<link rel="canonical">`']],
  [`${HOOKS}useEffect(f)`, ['2:1 not-interactive `useEffect`']],
  [`${HOOKS}const [a] = state<string>('')`, ['2:13 not-interactive `useState`']],
  [`${HOOKS}React.useReducer(f, 0)`, ['2:1 not-interactive `useReducer`']],
  [`${HOOKS}const A = later(() => import('./b.tsx'))`, ['2:11 never-loaded `lazy`']],
  [
    `${HOOKS}React.createElement('p', { style: look, onClick }, 'a')`,
    ['2:28 inline-style `style` of <p>', '2:41 not-interactive `onClick` of <p>'],
  ],
  [`${HOOKS}React.createElement('style', null, sheet)`, ['2:21 inline-style <style>']],
  ['const a = <script src="https://a.example/a.js" />', ['1:24 foreign-host https://a.example/a.js']],
  ['const a = <img alt="" src={`https://a.example/${name}`} />', ['1:29 foreign-host https://a.example/']],
  ['const a = <link rel="preload stylesheet" href={"http://a.example"} />', ['1:49 foreign-host http://a.example']],
  ['const a = <form action="https://forms.example/f" />', ['1:25 foreign-host https://forms.example/f']],
  ['const a = <button formAction={`https://a.example/${id}`} />', ['1:32 foreign-host https://a.example/']],
  ['const a = <form action={async () => {}} />', ['1:17 not-interactive `action` of <form>']],
  ['const a = <p>{new Date().getFullYear()}</p>', ['1:15 untracked-input `new Date()`']],
  ['const a = new Date', ['1:11 untracked-input `new Date()`']],
  [
    'const a = Math.random() * Date.now()',
    ['1:11 untracked-input `Math.random()`', '1:27 untracked-input `Date.now()`'],
  ],
  ['const a = <p>{is && (one?.list.length && <b />)}</p>', ['1:22 stray-text `0`']],
  ['const a = <>{is ? list.length && names.size && "a" : null}</>', ['1:19 stray-text `0`']],
  ['const a = <p>\n  // b\n  <b />/* c */</p>', ['2:3 stray-text `//`', '3:8 stray-text `/*`']],
  ['const a = <Island name="A">\n  <b />\n</Island>', ['2:3 unshown-element <Island>']],
  ['function A() {\n  <b />\n}', ['2:3 unshown-element ']],
  ['const a = list.map((one) => { <b /> })', ['1:31 unshown-element ']],
  ['const a = (\r\n  <p\r\n    style={{}} />\r\n)', ['3:5 inline-style `style` of <p>']],
])('%s has what does not work in a page', async (code, issues) => {
  expect(await issuesOf(code)).toEqual(issues)
})

test.each([
  'const a = <Chart style="bars" onSelect={select} />',
  'const a = <theme.Button onClick={press} />',
  `${HOOKS}React.createElement(Chart, { style: 'bars' })`,
  `${HOOKS}document.createElement('p', { style: 'bars' })`,
  `${HOOKS}React.createElement('p', { ...rest, title: 'a' })`,
  'const a = <script type="application/ld+json">{data}</script>',
  'const a = <><script src="/a.js" /><script type={type} /><script {...more} /></>',
  'const a = <p data-style={tone} {...more} />',
  'const a = <><img alt={alt} /><img {...photo} /><img src={a} aria-hidden="true" /></>',
  'const a = <my-card onready="a" />',
  'const a = <p dangerouslySetInnerHTML={{ __html: \'<b class="style">on = 1</b><script type="application/json">{}</script>\' }} />',
  'const a = <p><b>a</b></p>; const b = <div><p>a</p><div>b</div></div>',
  'const a = <p><Note><div>a</div></Note><Tip text={<div>a</div>} /><button><div /></button>{draw(() => <div />)}</p>',
  'const a = <p><svg><foreignObject><div /></foreignObject></svg></p>',
  'const a = <><a href="/">a</a><a href="/b">b</a></>',
  'const a = <ul>{list.map((one) => <li>{one}</li>)}</ul>',
  'const a = <><img alt="" src="https://www.own.example/a.svg" /><iframe src="https://films.example/a" /></>',
  'const a = <><a href="https://a.example">a</a><link rel="alternate" href="https://a.example" /><img alt="" src="/a.svg" /></>',
  'const a = <><form action="https://www.own.example/f" /><form action={context.endpoint} /></>',
  'const a = <img alt="" src={`https://www.${domain}/a.svg`} />',
  'const a = <><Island name="A" /><Island name="A">\n</Island></>',
  'const a = <Player src="https://a.example/a.js" />',
  'const a = <>{new Date(0)}{new Date(Date.parse(day))}{Math.max(1, 2)}{own.random()}{clock.now()}</>',
  'const a = <p title={list.length && "a"}>{list.length > 0 && <b />}{!list.length && <b />}{list.length || "none"}</p>',
  'const a = <p>{/* b */}https://a.example // a, and/or</p> // <b>\n// c',
  'const a = <><p hidden={false} title="false" /><a href="#javascript:" /><meta name="author" content="b" {...more} /></>',
  'const a = <svg><title>b</title></svg>',
  'const a = <b\n  // d\n  /* e */ />',
  'const a = list.map((one) => { return <b /> }); const b = () => { f(<b />) }',
  'const a = "<p style={{}}>" // <p style={{}} onClick={f}>',
  "import { useId, useMemo, use, useRef } from 'react'\nuseId(); useMemo(f, []); use(theme); useRef(null)",
  'function useState() {}\nuseState()',
  "import { useState } from './own.ts'\nuseState()",
  "import { renderToStaticMarkup } from 'react-dom/server'\nconst a = renderToStaticMarkup(<p style={{}} />)",
])('%s is right', async (code) => {
  expect(await issuesOf(code)).toEqual([])
})

test('islands may do all but write sheets and scripts, whether pages show their modules, too, or not', async () => {
  const code = `${HOOKS}state(0)\nlater(f)\nconst a = <p onClick={f} style={{}}><style /><script /></p>`
  const issues = await issuesOf(code, { isInBrowser: true })
  expect(issues).toEqual(['4:37 inline-style <style>', '4:46 inline-script <script>'])
})

test.each([
  ['<ul>{list.map((one) => <li>{one}</li>)}</ul>', ['1:34 missing-key <li>']],
  ['<>{is ? list.map((one) => { return one && <Row one={one} /> }) : null}</>', ['1:53 missing-key <component>']],
  ['<ul>{list.map((one) => <><dt>{one}</dt><dd>{one}</dd></>)}</ul>', ['1:34 missing-key <>']],
  ['<ul>{list.map((one) => <li key={one}>{one}</li>)}{others.map((one) => <li {...one} />)}</ul>', []],
  ['<ul>{Children.map(children, (one) => <li>{one}</li>)}{list.map((one) => one.text)}</ul>', []],
  ['<Trans parts={list.map((one) => <li>{one}</li>)}>{Children.toArray(list.map((one) => <li />))}</Trans>', []],
])('of lists that may change in an island, %s', async (code, issues) => {
  expect(await issuesOf(`const a = ${code}`, { isInBrowser: true })).toEqual(issues)
})

test('packages and data are not examined', async () => {
  const names = ['node_modules/a/index.jsx', 'templates/node_modules/a/index.jsx', '../a.tsx', 'templates/a.json']
  const all = await Promise.all(names.map((name) => issuesOf('const a = <p style={{}} />', { name })))
  expect(all.flat()).toEqual([])
})

test('what is found is kept until a module changes, and the modules of islands are not parsed at all', async () => {
  const root = temporaryFolder()
  const files = ['templates/a.tsx', 'templates/island.tsx'].map((name) => path.join(root, name))
  writeFiles(root, {
    'templates/a.tsx': 'const a = <p style={{}} />',
    'templates/island.tsx': 'const a = <p style={{}} />',
  })
  const asked: (readonly string[])[] = []
  const compiler = {
    findingsIn: (parsed: readonly string[]) => {
      asked.push(parsed)
      return findingsIn(parsed)
    },
  }
  utimesSync(files[0] ?? '', 1, 1)
  const look = () => pageCode(suspectsOf(files, root), { modules: files.slice(1) }, lookingIn(root, compiler))
  const [first, second] = [await look(), await look()]
  expect(second).toEqual(first)
  expect(asked).toEqual([files.slice(0, 1)])
  writeFiles(root, { 'templates/a.tsx': 'const a = <p className="a" style={{}} />' })
  expect(await look()).toMatchObject([{ file: 'templates/a.tsx', column: 28 }])
  expect(asked).toHaveLength(2)
})
