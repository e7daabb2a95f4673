-- The public database: all accounts read it, and the owner of the schema publishes to it. The first versions lack it.

CREATE TABLE IF NOT EXISTS public_types (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  -- Counts how often its records were published: cursors name it.
  state bigint NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS public_records (
  type bigint NOT NULL REFERENCES public_types,
  name text COLLATE "C" NOT NULL,
  fields json NOT NULL,
  -- The state of the type in which it was saved last.
  tag bigint NOT NULL,
  created bigint NOT NULL,
  modified bigint NOT NULL,
  PRIMARY KEY (type, name)
);
-- The values of fields as texts in the order of the values.
CREATE TABLE IF NOT EXISTS public_values (
  type bigint NOT NULL REFERENCES public_types,
  field text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  PRIMARY KEY (type, field, key, name)
);
CREATE INDEX IF NOT EXISTS public_values_name ON public_values (type, name);
