-- A product of which no capture names a day that can be read has none. Cheap: columns of derived tables, which are filled anew at the next
-- start. Repeatable.
ALTER TABLE trendee.brand_product
  MODIFY COLUMN first_seen Nullable(Date),
  MODIFY COLUMN last_seen Nullable(Date);

ALTER TABLE trendee.product_current
  MODIFY COLUMN first_seen Nullable(Date),
  MODIFY COLUMN last_seen Nullable(Date),
  MODIFY COLUMN card String MATERIALIZED
  toJSONString(CAST((platform, product_id, title, brand, seller, url, region, primary_category, secondary_category,
    gender, gender_from, attribute_types, attribute_values, currency, price, price_high, list_price, price_doubt, price_usd,
    price_high_usd, rating, reviews, favorites, in_stock, sales_rank, units_total, demand_basis, demand_window_days,
    demand_evidence, rank_change, demand, growth, revenue, first_seen, last_seen, sold_out_on, as_of, sparkline),
    'Tuple(platform String, product_id String, title String, brand String, seller String, url String, region String,
      primary_category String, secondary_category String, gender String, gender_from String,
      attribute_types Array(String), attribute_values Array(String), currency String, price Nullable(Float64),
      price_high Nullable(Float64), list_price Nullable(Float64), price_doubt String, price_usd Nullable(Float64),
      price_high_usd Nullable(Float64), rating Nullable(Float32), reviews Nullable(UInt32), favorites Nullable(UInt32),
      in_stock Nullable(UInt8), sales_rank Nullable(UInt32), units_total Nullable(Float64), demand_basis String,
      demand_window_days Nullable(UInt16), evidence Array(String), places_gained Array(Nullable(Int32)),
      demand Array(Nullable(Float64)), growth Array(Nullable(Float64)), revenue Array(Nullable(Float64)),
      first_seen_day Nullable(Date), last_seen_day Nullable(Date), sold_out_day Nullable(Date), as_of_day Date,
      sparkline Array(Nullable(Float64)))'));
