/** SQL over columns `attribute_types` and `attribute_values`: the colours of a product, post or look, each once, in a fixed order. */
export const COLORS_OF_RECORD =
  "arraySort(arrayDistinct(arrayFilter((value, type) -> type = 'color', attribute_values, attribute_types)))"
