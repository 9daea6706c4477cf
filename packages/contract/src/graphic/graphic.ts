import { keywordsKeyword, keywordsList } from './keywords'
import { productsInfo, productsKeyword, productsList } from './products'

export const graphic = { keywordsList, keywordsKeyword, productsList, productsKeyword, productsInfo }
