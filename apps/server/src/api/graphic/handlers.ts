import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { keywordsKeyword, keywordsList } from './keywords'
import { productsInfo, productsKeyword, productsList } from './products'

export const graphicHandlers: Handlers<typeof CONTRACT.graphic> = {
  keywordsList,
  keywordsKeyword,
  productsList,
  productsKeyword,
  productsInfo,
}
