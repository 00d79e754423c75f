/** Folder of files that are published at the root of the site as they are; settings, host files or emails may use them. */
export const STATIC_FOLDER = 'content/static/'
