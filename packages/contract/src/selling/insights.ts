import { analysisAttribute } from './analysis-attribute'
import { analysisCategory } from './analysis-category'
import { analysisPrice } from './analysis-price'

/** Marketplaces side by side. */
export const insights = { analysisCategory, analysisPrice, analysisAttribute }
