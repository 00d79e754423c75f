// Prevents `npm pack` in the repository, which would pack the sources and the company's site.
if (process.env.npm_command === 'pack') {
  process.stderr.write(
    '`npm pack` would pack the repository. `npm run pack` makes the package that other projects install.\n',
  )
  process.exit(1)
}
