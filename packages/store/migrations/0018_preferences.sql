-- What an account answered on its first visit: { work, categories, regions, gender }. NULL: it is still to be asked. An
-- account that is there already is no newcomer: it has answered nothing, and is not asked. Cost: one column.
ALTER TABLE account ADD COLUMN preferences jsonb DEFAULT '{}';
