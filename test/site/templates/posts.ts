import { collectionName, type CollectionDefinition, type Image } from 'kartograf'
import type { PostCard } from '../../../templates/collections/cards.ts'
import { postCollection } from '../../../templates/collections/posts/collection.ts'
import { PostPage } from './pages.tsx'

/** The card of a post with its picture, if it has one. */
export interface PicturedCard extends PostCard {
  readonly image?: Image | undefined
}

export const posts = collectionName<PicturedCard>('posts')

const written = postCollection(PostPage)

/** The posts of the company's theme, whose lists show pictures here. */
export const picturedPosts: CollectionDefinition = {
  ...written,
  card: (entry, scope) => ({ ...written.card(entry, scope), image: scope.picture(entry.data.image, entry) }),
}
