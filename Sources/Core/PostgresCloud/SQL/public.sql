-- The tables of the public database. All accounts read it, and the owner of the schema publishes to it. Containers of
-- the first versions do not have these tables.

CREATE TABLE IF NOT EXISTS public_types (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  -- The number of times that records of the type were published. Cursors contain this number.
  state bigint NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS public_records (
  type bigint NOT NULL REFERENCES public_types,
  name text COLLATE "C" NOT NULL,
  fields json NOT NULL,
  -- The state of the type when the record was last saved.
  tag bigint NOT NULL,
  created bigint NOT NULL,
  modified bigint NOT NULL,
  PRIMARY KEY (type, name)
);
-- The index of the values of fields. The keys of one kind sort in the order of the values.
CREATE TABLE IF NOT EXISTS public_values (
  type bigint NOT NULL REFERENCES public_types,
  field text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  PRIMARY KEY (type, field, key, name)
);
CREATE INDEX IF NOT EXISTS public_values_name ON public_values (type, name);
