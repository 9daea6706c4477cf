/**
 * Settings under which observations are taken together along the order in which they lie, few products at a time. A
 * product has an array of all its days while it is worked on: blocks of the usual size would fill a gigabyte.
 */
export const PRODUCT_BY_PRODUCT = `SETTINGS optimize_aggregation_in_order = 1,
  aggregation_in_order_max_block_bytes = 500000, max_block_size = 1024, max_threads = 1,
  min_insert_block_size_rows = 8192, min_insert_block_size_bytes = 4000000`
