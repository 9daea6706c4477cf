-- A product that came within the window before this one has no growth: its first days are no whole window. Cheap: a column of a derived
-- table, which is filled anew at the next start. Repeatable.
ALTER TABLE trendee.product_current MODIFY COLUMN growth Array(Nullable(Float64)) MATERIALIZED
  arrayMap((now, before, evidence, days) -> if(NOT ifNull(arrived_on > as_of - 2 * greatest(days, ifNull(demand_window_days, 0)), 0)
      AND before >= greatest(20, multiIf(
      evidence = 'estimated', 5 * exp10(floor(log10(greatest(ifNull(units_total, 0), 10))) - 1),
      evidence = 'at_least' AND demand_window_days > 0, 5 * exp10(floor(log10(greatest(before, 1)))), 0)), now / before - 1, NULL),
    demand, demand_prior, demand_evidence, [1, 7, 30, 90]);
