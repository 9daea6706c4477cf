-- Fingerprints are taken by a hash that costs a twentieth of the one before. Rows of before get theirs anew, or importing
-- a file again would load it twice.
ALTER TABLE trendee.observation UPDATE fingerprint = cityHash64(tuple(platform, product_id, observed_on, currency, price,
  list_price, units_sold, units_window_days, revenue_usd, sales_rank, rating, reviews, favorites, stock, in_stock))
  WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.series_point UPDATE fingerprint = cityHash64(tuple(platform, term, region, gender, step, date, value,
  scale)) WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.related_query UPDATE fingerprint = cityHash64(tuple(platform, term, region, query, list, value,
  is_breakout)) WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.place_interest UPDATE fingerprint = cityHash64(tuple(platform, term, place, within, value, from_day,
  to_day)) WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.post UPDATE fingerprint = cityHash64(tuple(platform, post_id, caption, views, likes, comments, shares,
  author_followers)) WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.hashtag UPDATE fingerprint = cityHash64(tuple(platform, hashtag, region, rank, posts, views,
  observed_on)) WHERE true SETTINGS mutations_sync = 2;
ALTER TABLE trendee.look UPDATE fingerprint = cityHash64(tuple(look_id, show, brand, season, shown_on, look_number,
  description, image_url)) WHERE true SETTINGS mutations_sync = 2;

-- Whether a capture of these days was said before: beside the table in the order of products, the same by day. A daily
-- feed has every product on few days, and looking those up among all days of all products costs more with every import.
ALTER TABLE trendee.observation ADD PROJECTION IF NOT EXISTS by_day
  (SELECT platform, observed_on, product_id, fingerprint ORDER BY platform, observed_on, product_id);
ALTER TABLE trendee.observation MATERIALIZE PROJECTION by_day SETTINGS mutations_sync = 2;
