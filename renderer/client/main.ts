import { showNotFoundPath } from './not-found.ts'

showNotFoundPath(document, window.location.pathname)
