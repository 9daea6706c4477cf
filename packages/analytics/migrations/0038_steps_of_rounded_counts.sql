-- Growth of sums of rounded counts ("1K+ bought") is told from five steps of their rounding on, as that of one product is; a brand's
-- counts say how they are known. Cheap: columns of derived tables, which are filled anew at the next start. Repeatable.
ALTER TABLE trendee.product_current ADD COLUMN IF NOT EXISTS demand_step Array(Float64) MATERIALIZED
  arrayMap((before, evidence) -> multiIf(evidence = 'estimated', exp10(floor(log10(greatest(ifNull(units_total, 0), 10))) - 1),
    evidence = 'at_least' AND demand_window_days > 0, exp10(floor(log10(greatest(ifNull(before, 0), 1)))), 0),
    demand_prior, demand_evidence) AFTER demand_prior;
ALTER TABLE trendee.product_current MODIFY COLUMN growth Array(Nullable(Float64)) MATERIALIZED
  arrayMap((now, before, step, days) -> if(NOT ifNull(arrived_on > as_of - 2 * greatest(days, ifNull(demand_window_days, 0)), 0),
      if(before >= greatest(20, 5 * sqrt(step * step)), now / before - 1, NULL), NULL),
    demand, demand_prior, demand_step, [1, 7, 30, 90]);

ALTER TABLE trendee.brand_product
  ADD COLUMN IF NOT EXISTS demand_step Array(Float64) AFTER demand_prior,
  ADD COLUMN IF NOT EXISTS demand_evidence Array(LowCardinality(String)) AFTER demand_step;
ALTER TABLE trendee.brand_window
  -- By window: the least sure of what `demand` is a sum of.
  ADD COLUMN IF NOT EXISTS demand_evidence Array(LowCardinality(String)) AFTER demand,
  -- By window, of `compared_prior`: the squares of the steps in which it is rounded.
  ADD COLUMN IF NOT EXISTS squared_steps Array(Float64) AFTER compared_prior;
ALTER TABLE trendee.brand_current ADD COLUMN IF NOT EXISTS demand_evidence Array(LowCardinality(String)) AFTER demand;
