-- What was told of a file with its import (shop, currency, mapping …), as JSON; an empty object for imports of before.
ALTER TABLE trendee.import_run ADD COLUMN IF NOT EXISTS reading String DEFAULT '{}';
