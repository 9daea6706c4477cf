-- A count of a period in brackets ("2K+ bought in the past month") grows by a bracket where nothing may have grown: under five steps
-- of its first digit it is no growth. Cheap: a column of a derived table, which is filled anew at the next start. Repeatable.
ALTER TABLE trendee.product_current MODIFY COLUMN growth Array(Nullable(Float64)) MATERIALIZED
  arrayMap((now, before, evidence) -> if(before >= greatest(20, multiIf(
      evidence = 'estimated', 5 * exp10(floor(log10(greatest(ifNull(units_total, 0), 10))) - 1),
      evidence = 'at_least' AND demand_window_days > 0, 5 * exp10(floor(log10(greatest(before, 1)))), 0)), now / before - 1, NULL),
    demand, demand_prior, demand_evidence);
